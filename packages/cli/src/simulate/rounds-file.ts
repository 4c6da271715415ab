import type { ScoresByRound } from '../games/play-adapter.ts';
import { type BesideTable, readBeside, writeBeside } from './beside-file.ts';
import type { Range } from './ranges.ts';
import type { GameRow } from './row.ts';

/** Scores by round: one row for each round and seat. */
export const ROUNDS: BesideTable<'rounds'> = {
  name: 'rounds',
  columns: {
    index: { type: 'int64' },
    round: { type: 'int32' },
    seat: { type: 'text' },
    bot: { type: 'text' },
    score: { type: 'int32', nullable: true },
  },
};

export interface GameRounds {
  readonly row: Pick<GameRow, 'index' | 'seats' | 'bots'>;
  readonly byRound: ScoresByRound;
}

/**
 * Writes the scores of a range, and returns the hash of the file; empty, and without a file, for a game without scores.
 */
export function writeRounds(folder: string, range: Range, games: readonly GameRounds[]): string {
  const rows = games.flatMap(({ row: { index, seats, bots }, byRound }) =>
    byRound.flatMap((scores, round) =>
      seats.map((seat, i) => ({ index, round: round + 1, seat, bot: bots[i] ?? '', score: scores[i] ?? null })),
    ),
  );
  return writeBeside(ROUNDS, folder, range, rows);
}

/** The scores of a range by game index, from a file that has been checked. */
export async function readRounds(folder: string, range: Range): Promise<ReadonlyMap<number, ScoresByRound>> {
  const games = new Map<number, (number | null)[][]>();
  for (const { index, round, score } of await readBeside(ROUNDS, folder, range)) {
    const rounds = games.get(Number(index)) ?? [];
    games.set(Number(index), rounds);
    const scores = rounds[Number(round) - 1] ?? [];
    rounds[Number(round) - 1] = scores;
    scores.push(score === null ? null : Number(score));
  }
  return games;
}
