import type { Component } from '../action.ts';
import type { PlaceName } from '../place-name.ts';

/** The draw pile, as the place of a card that was seen when it was drawn. */
export const DRAW_PILE: PlaceName = 'draw';

/**
 * A card that was seen, and where it was when the step began: in a hand, among supporters, in the draw pile. Drawn
 * cards are in order, `#` for those that only others saw.
 */
export interface SeenCard {
  readonly place: PlaceName;
  readonly card: Component;
}

/** Secrets that a seat has seen since the step began. */
export interface Seen {
  readonly cards: readonly SeenCard[];
  /** Kinds of face-down plots by clearing: `{ 5: 't_b' }`. */
  readonly plots: Readonly<Record<PlaceName, string>>;
}

export const NOTHING_SEEN: Seen = { cards: [], plots: {} };
