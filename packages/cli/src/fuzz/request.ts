import type { GameId } from '../games/game-ids.ts';
import type { Corpus } from './corpus.ts';
import { loadFuzz } from './games.ts';
import { type Listener, runCases } from './run.ts';
import { type Summary, summaryOf } from './summary.ts';

/** A run as requested; it can be sent to another thread. */
export interface FuzzRequest {
  readonly game: GameId | undefined;
  readonly seed: string;
  /** The number of the first case. */
  readonly from: number;
  /** The number of cases, or milliseconds; null for no bound. */
  readonly runs: number | null;
  readonly ms: number | null;
  readonly corpus: Corpus;
}

export async function runRequest(request: FuzzRequest, listener: Listener): Promise<Summary> {
  const { game, seed, from, runs, ms, corpus } = request;
  const games = await loadFuzz(game, corpus);
  const end = ms === null ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const goesOn = (done: number): boolean => (runs === null || done < runs) && performance.now() < end;
  return summaryOf(games, runCases(games, seed, from, goesOn, listener));
}
