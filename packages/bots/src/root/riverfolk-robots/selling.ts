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
import { ALL_CLEARINGS } from '../shared/order.ts';
import { hasTrait } from '../shared/traits.ts';
import { marketOf } from './market.ts';
import { INVOLVED, SERVICE_COSTS } from './numbers.ts';
import { payIn, payingWith } from './payments.ts';

const NOTHING = 'nothing';
const RIVERBOATS = 'riverboats';
const MERCENARIES = 'mercenaries';

/** Told of the turn in which a Vagabond has paid for mercenaries that do not fight for him (ROOT-254). */
const APPEASED = 'mercenaries appeased';

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

/** Whether mercenaries were bought in this turn, for whatever it was. */
export function soldMercenaries({ notes }: Woodland): boolean {
  return notes.mercenaries || notes.once.has(APPEASED);
}

/**
 * What a person can buy now: each service once, and each card of the Market. Vagabonds hire nobody (11.2.7.III.b), but
 * may pay for it where they would meet those not hired (ROOT-254).
 */
function onOffer(wood: Woodland, self: Seat, buyer: Seat): string[] {
  const { riverboats } = wood.notes;
  const hires = !soldMercenaries(wood) && (canHire(buyer) || hasTrait(self, INVOLVED));
  const services = [...(riverboats ? [] : [RIVERBOATS]), ...(hires ? [MERCENARIES] : [])];
  return [NOTHING, ...new Set(marketOf(wood, self)), ...services];
}

function canHire(buyer: Seat): boolean {
  return buyer.warrior >= 0;
}

/** At the start of Birdsong a person may buy services (B.9.2.3). Bots buy when their cards say (B.9.7). */
export function* sellServices(wood: Woodland, self: Seat): RootTurn {
  const { taker: buyer, notes } = wood;
  if (buyer === self || buyer.bot) return;
  const cost = costFor(wood, buyer);
  for (let left = servicesFor(wood, self, buyer); left > 0; left--) {
    const paying = payingWith(wood, self, buyer);
    if (paying.left < cost) return;
    const options = onOffer(wood, self, buyer);
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
      wood.report?.(canHire(buyer) ? 'B.9.2.3.III' : INVOLVED.card);
      if (canHire(buyer)) notes.mercenaries = true;
      else notes.once.add(APPEASED);
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
