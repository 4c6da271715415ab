import type { Violation } from '@woodlog/core/kernel';
import type { Either } from 'fp-ts/lib/Either.js';

export interface AnalysisOptions {
  /** How often a round is played on from each line. */
  readonly runs?: number;
  readonly seed?: string;
}

/** Chances to win at one point of a game. */
export interface TurnChances {
  /** Lines so far, as `replay --turn` counts them; 0 before the first. */
  readonly turn: number;
  /** From 0 to 1 by seat. */
  readonly chances: Readonly<Record<string, number>>;
}

/** The chances after a line. */
export interface LineChances extends TurnChances {
  /** Whose line it was; empty before the first. */
  readonly taker: string;
  /** Points by seat; null where the marker has left the track. */
  readonly points: Readonly<Record<string, number | null>>;
}

/** How the chances of each seat went in a game. Lines come as they are worked out. */
export interface Analysis {
  readonly seats: readonly string[];
  readonly lines: Iterable<LineChances>;
}

/** Works out the chances of a log; a violation if there is no table to begin with. */
export type Analyze = (text: string, options: AnalysisOptions) => Either<Violation, Analysis>;
