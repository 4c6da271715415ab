/** Chances to win after a turn. */
export interface TurnChances {
  /** As `replay --turn` counts. */
  readonly turn: number;
  /** From 0 to 1 by seat. */
  readonly chances: Readonly<Record<string, number>>;
}
