import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, craftItem, destinations, hasPlot, suitOfCard } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { craftOrBuyStep, market, replaceOrder } from '../shared/market.ts';
import { OWN_WARRIORS, payFor, sellerFor } from '../shared/services.ts';
import { cardsIn } from './decree.ts';

const basic = craftOrBuyStep('B.5.4.2', OWN_WARRIORS);

/** Replaces an order whose suit the Decree has with a card of a missing suit (ROOT-262). */
function* buyMissingSuit(turn: BotTurn): RootTurn<boolean> {
  const { order, me } = turn;
  const seller = sellerFor(turn, OWN_WARRIORS);
  if (order?.suit == null || seller === null || cardsIn(turn, me, order.suit) === 0) return false;
  const missing = market(turn, seller).filter((card) => {
    const suit = suitOfCard(card);
    return suit !== null && cardsIn(turn, me, suit) === 0;
  });
  return yield* replaceOrder(turn, 'ROOT-262', OWN_WARRIORS, missing);
}

/** Crafts the order. It may buy another one first; with advanced services, also for its suit. */
export const craft: Step = {
  ...basic,
  *play(turn) {
    const { me } = turn;
    const bought = me.setup.advancedServices === true && (yield* buyMissingSuit(turn));
    if (!bought) yield* basic.play(turn);
    else if (turn.order !== null) yield* craftItem(turn, me, turn.order.card);
  },
};

/** Whether the bot treats rivers as paths: with advanced services, if it can pay for boats (ROOT-262). */
function looksAlongRivers(turn: BotTurn): boolean {
  return turn.me.setup.advancedServices === true && sellerFor(turn, OWN_WARRIORS) !== null;
}

/** Where it may move, with rivers as paths if it can use them. */
export function reach(turn: BotTurn, from: ClearingOrBurrow): readonly ClearingOrBurrow[] {
  const { flags, me } = turn;
  if (flags.riverboats || !looksAlongRivers(turn)) return destinations(turn, me, from);
  flags.riverboats = true;
  const reached = destinations(turn, me, from);
  flags.riverboats = false;
  return reached;
}

/** Buys boats for a move that only a river allows and that no snare stops (ROOT-262, B.11.8.2). */
export function* boardFor(turn: BotTurn, from: ClearingOrBurrow, to: ClearingOrBurrow): RootTurn {
  const { me, flags } = turn;
  const seller = sellerFor(turn, OWN_WARRIORS);
  if (seller === null || hasPlot(turn, 't_s', from) || destinations(turn, me, from).includes(to)) return;
  turn.cite('ROOT-262');
  yield* payFor(turn, seller, OWN_WARRIORS);
  flags.riverboats = true;
}
