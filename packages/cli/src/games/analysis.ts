import type { Violation } from '@woodlog/core/kernel';
import type { Either } from 'fp-ts/lib/Either.js';

export interface AnalysisOptions {
  /** Playouts of a round from each line. */
  readonly runs?: number;
  readonly seed?: string;
}

/** Chances to win at one point of a game. */
export interface TurnChances {
  /** The number of lines, as in `replay --turn`; 0 before the first. */
  readonly turn: number;
  /** From 0 to 1, by seat. */
  readonly chances: Readonly<Record<string, number>>;
}

export interface LineChances extends TurnChances {
  /** Whose line it was; empty before the first. */
  readonly taker: string;
  /** By seat; null once the marker has left the track. */
  readonly points: Readonly<Record<string, number | null>>;
}

/** The chances of each seat during a game. Lines come as they are computed. */
export interface Analysis {
  readonly seats: readonly string[];
  readonly lines: Iterable<LineChances>;
}

/** Computes the chances of a log; a violation if it has no table. */
export type Analyze = (text: string, options: AnalysisOptions) => Either<Violation, Analysis>;
