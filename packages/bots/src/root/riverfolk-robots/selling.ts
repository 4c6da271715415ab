import {
  type RootTurn,
  type Player,
  type RulesContext,
  transfer,
  piecesAt,
  pointsOf,
  tokensAt,
  askPlayer,
} from '@woodlog/core/root-law';
import { columnAt } from '@woodlog/core/root';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { costAt } from '../shared/services.ts';
import { hasTrait } from '../shared/traits.ts';
import { marketOf } from './market.ts';
import { INVOLVED } from './numbers.ts';
import { payIn, payingWith } from './payments.ts';

const NOTHING = 'nothing';
const RIVERBOATS = 'riverboats';
const MERCENARIES = 'mercenaries';

/** Set in the turn in which a Vagabond has paid for mercenaries that do not fight for him (ROOT-254). */
const APPEASED = 'mercenaries appeased';

/** One service, and one more for each clearing with a trade post and the buyer's pieces. */
function servicesFor(ctx: RulesContext, self: Player, buyer: Player): number {
  const posts = ALL_CLEARINGS.filter(
    (clearing) => tokensAt(ctx, self, clearing) > 0 && piecesAt(ctx, buyer, clearing) > 0,
  );
  return 1 + posts.length;
}

/** Whether anybody bought mercenaries in this turn. */
export function soldMercenaries({ flags }: RulesContext): boolean {
  return flags.hired || flags.mercenaries || flags.once[APPEASED] === true;
}

/**
 * What a person can buy now: each service once and each card of the Market. Vagabonds cannot hire mercenaries
 * (11.2.7.III.b), but may pay for them where they would face those not hired (ROOT-254).
 */
function onOffer(ctx: RulesContext, self: Player, buyer: Player): string[] {
  const { riverboats } = ctx.flags;
  const hires = !soldMercenaries(ctx) && (canHire(buyer) || hasTrait(self, INVOLVED));
  const services = [...(riverboats ? [] : [RIVERBOATS]), ...(hires ? [MERCENARIES] : [])];
  return [NOTHING, ...new Set(marketOf(ctx, self)), ...services];
}

function canHire(buyer: Player): boolean {
  return buyer.warrior >= 0;
}

/** A person may buy services at the start of Birdsong (B.9.2.3). Bots buy when their cards say so (B.9.7). */
export function* sellServices(ctx: RulesContext, self: Player): RootTurn {
  const { taker: buyer, flags } = ctx;
  if (buyer === self || buyer.bot) return;
  const cost = costAt(pointsOf(ctx, buyer));
  for (let left = servicesFor(ctx, self, buyer); left > 0; left--) {
    const paying = payingWith(ctx, self, buyer);
    if (paying.left < cost) return;
    const options = onOffer(ctx, self, buyer);
    const service = yield* askPlayer(buyer, 'B.9.2.3', 'word', 'service to buy', options);
    if (service === NOTHING) return;
    ctx.cite('B.9.2.3');
    const from = columnAt(ctx.layout, paying.column).owner;
    yield* payIn(ctx, self, paying.column, cost, `supply:${from}`);
    if (service === RIVERBOATS) {
      ctx.cite('B.9.2.3.II');
      flags.riverboats = true;
    } else if (service === MERCENARIES) {
      ctx.cite(canHire(buyer) ? 'B.9.2.3.III' : INVOLVED.card);
      if (canHire(buyer)) flags.hired = true;
      else flags.once[APPEASED] = true;
    } else {
      ctx.cite('B.9.2.3.I');
      yield* transfer(`${service}`, self.letter, buyer.letter);
    }
    yield* sold(ctx, self, buyer);
  }
}

function* sold(ctx: RulesContext, self: Player, buyer: Player): RootTurn {
  if (self.law.sold !== undefined) yield* self.law.sold(ctx, self, buyer);
}
