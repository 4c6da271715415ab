import type { RootTurn } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { craftOrBuyStep } from '../shared/market.ts';
import { type Purse, canPayWithTheirWarriors, payFor, payWithTheirWarriors, sellerFor } from '../shared/services.ts';
import { exhaust, usable } from './items.ts';

/** He exhausts an item for each service, and the Riverfolk's own warriors pay; he hires none (ROOT-259). */
const PURSE: Purse = {
  canPay: (turn, seller, cost) => usable(turn, turn.me) > 0 && canPayWithTheirWarriors(turn, seller, cost),
  *pay(turn, seller, cost) {
    yield* exhaust(turn, turn.me, 1);
    yield* payWithTheirWarriors(seller, cost);
  },
};

export const craftOrBuy = craftOrBuyStep('B.7.4.2', PURSE);

/** Whether rivers are paths to him: with advanced services, once he has boats or while he can buy them (ROOT-264). */
export function seesRivers(turn: BotTurn): boolean {
  if (turn.me.setup.advancedServices !== true) return false;
  return turn.flags.riverboats || sellerFor(turn, PURSE) !== null;
}

/** Buys boats for a move along a river, unless he has them; returns whether he has (ROOT-264). */
export function* boardBoats(turn: BotTurn): RootTurn<boolean> {
  const { flags } = turn;
  if (flags.riverboats) return true;
  const seller = sellerFor(turn, PURSE);
  if (seller === null) return false;
  turn.cite('ROOT-264');
  yield* payFor(turn, seller, PURSE);
  flags.riverboats = true;
  return true;
}
