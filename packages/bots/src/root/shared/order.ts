import { type ClearingOrBurrow, CLEARINGS, type Clearing } from '@woodlog/core/root';
import { type RootTurn, drawCards, transfer, suitOfCard, isOfSuit } from '@woodlog/core/root-law';
import type { BotTurn, Step } from './bot.ts';
import { clearingsInOrder } from './priority.ts';

/**
 * Draws and reveals an order card, which stays on the bot's board (B.2.7, D15). Without cards there is no order (D49).
 */
export function* revealOrder(turn: BotTurn, law: string): RootTurn {
  turn.cite('B.2.7');
  const [card] = yield* drawCards(turn, law, turn.me.board, 1);
  turn.order = card === undefined ? null : { card, suit: suitOfCard(card) };
}

export function* discardOrder(turn: BotTurn): RootTurn {
  const { order, me } = turn;
  turn.order = null;
  if (order !== null) yield* transfer(order.card, me.board, 'discard');
}

export const revealOrderStep = (law: string): Step => ({
  law,
  name: 'Reveal Order',
  play: (turn) => revealOrder(turn, law),
});

export const discardOrderStep = (law: string): Step => ({ law, name: 'Discard Order', play: discardOrder });

export function isBirdOrder({ order }: BotTurn): boolean {
  return order?.suit === 'B';
}

/** Whether a clearing matches the order; a bird matches all (2.1.1, D50). */
export function isOrdered(turn: BotTurn, clearing: ClearingOrBurrow): boolean {
  const { order } = turn;
  return order !== null && order.suit !== null && (order.suit === 'B' || isOfSuit(turn, clearing, order.suit));
}

/** The ordered clearings in order of priority (B.2.4). */
export function orderedClearings(turn: BotTurn): Clearing[] {
  return clearingsInOrder(turn).filter((clearing) => isOrdered(turn, clearing));
}

export const ALL_CLEARINGS: readonly Clearing[] = CLEARINGS;
