/** How points turn into chances to win: seats are weighed by `exp(steepness * points)`, with what points they may soon have. */
export interface Curve {
  /** With nobody ahead. */
  readonly steepness: number;
  /** How much steepness grows up to 30 points. */
  readonly growth: number;
  /** How many more rounds like the one that was played on count. */
  readonly more: number;
}

/** Fitted by `npm run measure -- chances`, on tables of bots and of players that search alike. */
export const CURVE: Curve = { steepness: 0.05, growth: 0.5, more: 0.75 };
