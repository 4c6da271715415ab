import { stream } from '@woodlog/core/kernel';
import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '../games/games.ts';
import { gamesProgress } from '../show/games-progress.ts';
import { playLine } from './again.ts';
import { COLUMN_NAMES } from './columns.ts';
import { type FolderState, lookInto } from './folder.ts';
import { jobsOf } from './jobs.ts';
import { planner } from './plan.ts';
import { players } from './players.ts';
import { sizeOfAll } from './ranges.ts';
import type { GameRow } from './row.ts';
import type { RunFile } from './run-file.ts';

/** A row that is not what playing its game again gives. */
export interface Difference {
  readonly index: number;
  /** The columns that differ, as they are kept and as they were played now. */
  readonly columns: readonly { readonly column: string; readonly kept: unknown; readonly played: unknown }[];
  /** Plays the game. */
  readonly again: string;
}

export interface Verified {
  /** Games that are there. */
  readonly there: number;
  /** Games that were played again. */
  readonly played: number;
  readonly differences: readonly Difference[];
  readonly bad: FolderState['bad'];
}

/** How many games to look at: a number, or a share of those that are there. */
export type SampleSize = { readonly games: number } | { readonly share: number };

/** How many games are looked at, which, and by whom. */
interface Asked {
  readonly size: SampleSize;
  /** Decides which games are taken. */
  readonly seed: string;
  /** As many as there are cores, unless given. */
  readonly jobs: number | undefined;
}

/** Checks every file of a run, and plays a sample of its games again. */
export async function verifyRun(folder: string, run: RunFile, { size, seed, jobs }: Asked): Promise<Verified> {
  const { bad, kept } = await lookInto(folder, run);
  const there = sizeOfAll(kept);
  // Places among the games that are there; they turn into indices shard by shard.
  const places = sample(there, 'games' in size ? size.games : countOfShare(there, size.share), seed);
  const { configuration, seed: runSeed } = run;
  const face = await GAMES[configuration.game].loadPlay();
  const plan = planner(configuration, runSeed, face);
  const group = await players({ configuration, seed: runSeed }, jobsOf(jobs, places.length));
  const progress = gamesProgress(places.length);
  const differences: Difference[] = [];
  try {
    let passed = 0;
    let next = 0;
    await lookInto(folder, run, async (rows) => {
      const chosen: GameRow[] = [];
      for (; next < places.length && places[next]! < passed + rows.length; next++)
        chosen.push(rows[places[next]! - passed]!);
      passed += rows.length;
      const found = await Promise.all(
        chosen.map(async (row) => {
          const [again] = await group.play({ first: row.index, last: row.index });
          progress.add(1);
          return differenceOf(row, again!.row);
        }),
      );
      for (const [i, columns] of found.entries()) {
        const { index } = chosen[i]!;
        if (columns.length > 0)
          differences.push({ index, columns, again: playLine(face, plan(index).setup, runSeed, index) });
      }
    });
  } finally {
    progress.end();
    await group.end();
  }
  return { there, played: places.length, differences, bad };
}

const differenceOf = (kept: GameRow, played: GameRow): Difference['columns'] =>
  COLUMN_NAMES.filter((column) => !isDeepStrictEqual(kept[column], played[column])).map((column) => ({
    column,
    kept: kept[column],
    played: played[column],
  }));

/** Shares are told apart down to this part: `--games 0.0001%` is one. */
const PARTS = 1e6;

/**
 * How many games a share is, rounded up; in whole numbers, for 0.07 of 200 is more than 14 to the machine.
 *
 * @example countOfShare(200, 0.07) // 14
 */
export const countOfShare = (games: number, share: number): number =>
  Math.ceil((games * Math.round(share * PARTS)) / PARTS);

/** So many of the numbers below `total`, each as likely as any other, in order. */
export function sample(total: number, size: number, seed: string): readonly number[] {
  const chance = stream(seed, 0, 'verify');
  const chosen = new Set<number>();
  // Floyd's way: as many draws as there are to be chosen.
  for (let i = Math.max(0, total - size); i < total; i++) {
    const place = chance.int(i + 1);
    chosen.add(chosen.has(place) ? i : place);
  }
  return [...chosen].sort((a, b) => a - b);
}
