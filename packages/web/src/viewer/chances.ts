/** Chances to win after a turn. */
export interface TurnChances {
  /** As in `replay --turn`. */
  readonly turn: number;
  /** From 0 to 1, by seat. */
  readonly chances: Readonly<Record<string, number>>;
}
