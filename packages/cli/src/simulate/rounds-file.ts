import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBytes } from '../files/read-bytes.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import type { ScoresByRound } from '../games/play-adapter.ts';
import { type Columns, decodeTable, encodeTable } from './parquet.ts';
import { type Range, printDigits } from './ranges.ts';
import type { GameRow } from './row.ts';

/** Scores by round lie here, beneath the run's folder. */
export const ROUNDS = 'rounds';

/** A row a round and seat. */
const COLUMNS: Columns = {
  index: { type: 'int64' },
  round: { type: 'int32' },
  seat: { type: 'text' },
  bot: { type: 'text' },
  score: { type: 'int32', nullable: true },
};

export interface GameRounds {
  readonly row: Pick<GameRow, 'index' | 'seats' | 'bots'>;
  readonly byRound: ScoresByRound;
}

/** @example roundsFile({ first: 0, last: 999 }) // 'rounds/rounds-000000000-000000999.parquet' */
export const roundsFile = (range: Range): string => join(ROUNDS, `rounds-${printDigits(range)}.parquet`);

/** Writes the scores of a range, and gives the hash of the file; empty for a game that has no scores, and no file. */
export function writeRounds(folder: string, range: Range, games: readonly GameRounds[]): string {
  const rows = games.flatMap(({ row: { index, seats, bots }, byRound }) =>
    byRound.flatMap((scores, round) =>
      seats.map((seat, i) => ({ index, round: round + 1, seat, bot: bots[i] ?? '', score: scores[i] ?? null })),
    ),
  );
  if (rows.length === 0) return '';
  const bytes = encodeTable(COLUMNS, rows, {});
  makeFolder(join(folder, ROUNDS));
  writeAside(join(folder, roundsFile(range)), bytes);
  return hashOf(bytes);
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is wrong with the file of a range that has this hash, or null. */
export function roundsProblem(
  folder: string,
  range: Range,
  hash: string,
): 'missing' | { readonly problem: string } | null {
  if (hash === '') return null;
  const read = readBytes(join(folder, roundsFile(range)));
  if ('bytes' in read) return hashOf(read.bytes) === hash ? null : { problem: 'is not the file that the run wrote' };
  return read.code === 'ENOENT' ? 'missing' : { problem: `cannot be read: ${read.reason}` };
}

/** The scores of a range by the indices of its games, from a file that has been looked at. */
export async function readRounds(folder: string, range: Range): Promise<ReadonlyMap<number, ScoresByRound>> {
  const games = new Map<number, (number | null)[][]>();
  const read = readBytes(join(folder, roundsFile(range)));
  if (!('bytes' in read)) return games;
  for (const { index, round, score } of (await decodeTable(read.bytes, COLUMNS)).rows) {
    const rounds = games.get(Number(index)) ?? [];
    games.set(Number(index), rounds);
    const scores = rounds[Number(round) - 1] ?? [];
    rounds[Number(round) - 1] = scores;
    scores.push(score === null ? null : Number(score));
  }
  return games;
}
