import type { ClearingSuit, Suit } from './vocabulary.ts';

/** What a player with an activated dominance card must rule at the start of Birdsong to win. */
export type DominanceCondition =
  | { readonly law: string; readonly suit: ClearingSuit; readonly clearings: number }
  | { readonly law: string; readonly oppositeCorners: true };

/** By the suit of the card (3.3.1); the corners of a map are in its own file. */
export const DOMINANCE: Readonly<Record<Suit, DominanceCondition>> = {
  F: { law: '3.3.1.I', suit: 'F', clearings: 3 },
  M: { law: '3.3.1.I', suit: 'M', clearings: 3 },
  R: { law: '3.3.1.I', suit: 'R', clearings: 3 },
  B: { law: '3.3.1.II', oppositeCorners: true },
};
