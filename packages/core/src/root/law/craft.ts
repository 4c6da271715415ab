import { act } from '../../kernel/index.ts';
import { COMMON } from '../data/cards/common.ts';
import type { Component } from '../action.ts';
import { itemOfCard } from './cards.ts';
import type { RootTurn } from './questions.ts';
import { score } from './score.ts';
import type { Seat, Woodland } from './woodland.ts';

/** Points of a bot for any item (B.1.1.2). */
const BOT_CRAFT_POINTS = 1;

/** The item of a card, if it shows one that is left in the item supply. */
export function availableItem(wood: Woodland, card: Component): string | null {
  const item = itemOfCard(wood, card);
  if (item === null) return null;
  const { items, itemsRow } = wood.layout;
  return wood.state.rows[itemsRow]![items[item]!.refreshed]! > 0 ? item : null;
}

/** Points that a card with an item lists; 0 where the card is not known well enough. */
export function listedPoints(card: Component): number {
  return COMMON.find(({ suit, spelling }) => `${suit}#${spelling}` === card)?.vp ?? 0;
}

/**
 * A bot crafts the item that a card shows, if it is available, and scores one point whatever the card lists (B.1.1). Only
 * the item moves: the card stays where it lies (D16). Gives whether it crafted.
 */
export function* craftItem(wood: Woodland, bot: Seat, card: Component): RootTurn<boolean> {
  const item = availableItem(wood, card);
  if (item === null) return false;
  wood.report?.('B.1.1.1');
  yield* act({ kind: 'craft', what: `%${item}` });
  wood.report?.('B.1.1.2');
  yield* score(wood, bot, BOT_CRAFT_POINTS);
  return true;
}
