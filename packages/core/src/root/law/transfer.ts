import { act } from '../../kernel/index.ts';
import type { Component, Part } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { RootTurn } from './questions.ts';

/**
 * Moves cards, pieces or items of one kind from place to place.
 *
 * @example yield* transfer('Aw', me.supply, me.board)
 */
export const transfer = (what: Component, from: PlaceName | null, to: PlaceName, count = 1): RootTurn =>
  moveParts([{ count, what, from, to }]);

/** Moves cards together, each by its name, if there are any. */
export function* moveCards(cards: readonly Component[], from: PlaceName, to: PlaceName): RootTurn {
  if (cards.length > 0) yield* moveParts(cards.map((what) => ({ count: 1, what, from, to })));
}

/** Moves several kinds at once. */
export const moveParts = (parts: readonly Part[]): RootTurn => act({ kind: 'move', parts });
