/** How far a log is replayed. */
export interface ReplayOptions {
  /** Stop after this turn, as `replay --turn` counts: a player's line (setup lines count), a move, or a line of steps. */
  readonly turn?: number;
  /** Stop before the first action that the rules refuse. */
  readonly strict?: boolean;
}
