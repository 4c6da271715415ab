import {
  type RootTurn,
  type Seat,
  type Woodland,
  ask,
  moveCard,
  piecesAt,
  pointsOf,
  tokensAt,
} from '@woodlog/core/root-law';
import { ALL_CLEARINGS } from '../frame/order.ts';
import { marketOf } from './market.ts';
import { SERVICE_COSTS } from './numbers.ts';
import { payIn, payingWith } from './payments.ts';

const NOTHING = 'nothing';
const RIVERBOATS = 'riverboats';
const MERCENARIES = 'mercenaries';

function costFor(wood: Woodland, buyer: Seat): number {
  const points = pointsOf(wood, buyer);
  return SERVICE_COSTS.find(({ from }) => points >= from)!.cost;
}

/** One service, and one more for each clearing with a trade post and pieces of the buyer. */
function servicesFor(wood: Woodland, self: Seat, buyer: Seat): number {
  const posts = ALL_CLEARINGS.filter(
    (clearing) => tokensAt(wood, self, clearing) > 0 && piecesAt(wood, buyer, clearing) > 0,
  );
  return 1 + posts.length;
}

/** What a person can buy now: each service once, and each card of the Market. */
function onOffer(wood: Woodland, self: Seat): string[] {
  const { riverboats, mercenaries } = wood.notes;
  const services = [...(riverboats ? [] : [RIVERBOATS]), ...(mercenaries ? [] : [MERCENARIES])];
  return [NOTHING, ...new Set(marketOf(wood, self)), ...services];
}

/** At the start of Birdsong a person may buy services (B.9.2.3). Bots buy when their cards say (B.9.7). */
export function* sellServices(wood: Woodland, self: Seat): RootTurn {
  const { taker: buyer, notes } = wood;
  if (buyer === self || buyer.bot) return;
  const cost = costFor(wood, buyer);
  for (let left = servicesFor(wood, self, buyer); left > 0; left--) {
    const paying = payingWith(wood, self, buyer);
    if (paying.left < cost) return;
    const options = onOffer(wood, self);
    const service = yield* ask({
      kind: 'choose',
      law: 'B.9.2.3',
      prompt: 'service to buy',
      seat: buyer.index,
      options,
    });
    if (service === NOTHING) return;
    wood.report?.('B.9.2.3');
    const from = wood.layout.columns[paying.column]!.owner;
    yield* payIn(wood, self, paying.column, cost, `supply:${from}`);
    if (service === RIVERBOATS) {
      wood.report?.('B.9.2.3.II');
      notes.riverboats = true;
    } else if (service === MERCENARIES) {
      wood.report?.('B.9.2.3.III');
      notes.mercenaries = true;
    } else {
      wood.report?.('B.9.2.3.I');
      yield* moveCard(`${service}`, self.letter, buyer.letter);
    }
    yield* sold(wood, self, buyer);
  }
}

function* sold(wood: Woodland, self: Seat, buyer: Seat): RootTurn {
  if (self.law.sold !== undefined) yield* self.law.sold(wood, self, buyer);
}
