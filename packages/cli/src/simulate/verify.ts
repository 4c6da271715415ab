import { assert, stream } from '@woodlog/core/kernel';
import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '../games/games.ts';
import { gamesProgress } from '../show/games-progress.ts';
import { playLine } from './again.ts';
import { columnNamesOf } from './columns.ts';
import { type BadFile, faultsOf, lookInto } from './folder.ts';
import { jobsOf } from './jobs.ts';
import { parseChoices } from '../players/choices.ts';
import { GuardedGame, recorded } from '../players/guarded.ts';
import { planner } from './plan.ts';
import { type PlayedRow, type PlaysOwn, rowPlayer } from './play-row.ts';
import { players } from './players.ts';
import { type Range, sizeOf, sizeOfAll } from './ranges.ts';
import { readRounds } from './rounds-file.ts';
import type { GameRow } from './row.ts';
import type { RunFile } from './run-of-games.ts';
import { readShard, shardName } from './shard.ts';

/** A row that replaying its game does not reproduce. */
export interface Difference {
  readonly index: number;
  /** The columns that differ, as kept and as replayed. */
  readonly columns: readonly { readonly column: string; readonly kept: unknown; readonly played: unknown }[];
  /** The command that plays the game. */
  readonly again: string;
}

export interface Verified {
  readonly there: number;
  /** The number of replayed games. */
  readonly played: number;
  readonly differences: readonly Difference[];
  readonly bad: readonly BadFile[];
}

/** How many games to check: a number, or a share of those present. */
export type SampleSize = { readonly games: number } | { readonly share: number };

/** How many games to check, which, and with how many jobs. */
interface Asked {
  readonly size: SampleSize;
  /** Selects the games. */
  readonly seed: string;
  readonly jobs: number | undefined;
}

/** Checks every file of a run, and replays a sample of its games. A file that changes meanwhile counts as damaged. */
export async function verifyRun(folder: string, run: RunFile, { size, seed, jobs }: Asked): Promise<Verified> {
  const state = await lookInto(folder, run);
  const { kept } = state;
  const there = sizeOfAll(kept);
  // Positions among the present games; they become indices shard by shard.
  const places = sample(there, 'games' in size ? size.games : countOfShare(there, size.share), seed);
  const { configuration, seed: runSeed } = run;
  const adapter = await GAMES[configuration.game].loadPlay();
  const plan = planner(configuration, runSeed, adapter);
  const group = await players({ configuration, seed: runSeed }, jobsOf(jobs, places.length));
  const byRecord = (choices: string, index: number): PlayedRow => {
    const playsOwn: PlaysOwn = (_, onLost, play) => play(new GuardedGame(recorded(parseChoices(choices)), onLost));
    return rowPlayer({ configuration, seed: runSeed }, adapter, null, playsOwn)(index);
  };
  const progress = gamesProgress(places.length);
  const differences: Difference[] = [];
  const changed: BadFile[] = [];
  let played = 0;
  try {
    for (const { range, indices } of chosenIn(kept, places)) {
      const read = await readShard(folder, range, run);
      if ('problem' in read) {
        changed.push({ file: shardName(range), problem: read.problem });
        continue;
      }
      const rounds = await readRounds(folder, range);
      const found = await Promise.all(
        indices.map(async (index) => {
          const kept = read.rows[index - range.first];
          const again =
            kept?.choices === undefined
              ? (await group.play({ first: index, last: index }))[0]
              : byRecord(kept.choices, index);
          assert(again !== undefined && kept !== undefined, 'a game that is there is played');
          progress.add(1);
          const columns = [...differencesOf(kept, again.row)];
          const byRound = rounds.get(index);
          if (byRound !== undefined && !isDeepStrictEqual(byRound, again.byRound))
            columns.push({ column: 'score by round', kept: byRound, played: again.byRound });
          return { index, columns };
        }),
      );
      played += found.length;
      for (const { index, columns } of found)
        if (columns.length > 0)
          differences.push({ index, columns, again: playLine(adapter, plan(index).setup, runSeed, index) });
    }
  } finally {
    progress.end();
    await group.end();
  }
  return { there, played, differences, bad: [...faultsOf(state), ...changed] };
}

/**
 * The files with the selected games, and their indices; other files need not be read again.
 *
 * @param places of the chosen among all games there, in order
 */
export function* chosenIn(
  kept: readonly Range[],
  places: readonly number[],
): Generator<{ readonly range: Range; readonly indices: readonly number[] }> {
  let passed = 0;
  let next = 0;
  for (const range of kept) {
    const indices: number[] = [];
    for (; next < places.length && places[next]! < passed + sizeOf(range); next++)
      indices.push(range.first + places[next]! - passed);
    passed += sizeOf(range);
    if (indices.length > 0) yield { range, indices };
  }
}

const differencesOf = (kept: GameRow, played: GameRow): Difference['columns'] =>
  columnNamesOf([kept])
    .filter((column) => !isDeepStrictEqual(kept[column], played[column]))
    .map((column) => ({
      column,
      kept: kept[column],
      played: played[column],
    }));

/** The precision of shares: `--games 0.0001%` works. */
const PARTS = 1e6;

/**
 * The number of games in a share, rounded up; in whole numbers, since 0.07 of 200 is more than 14 in floating point.
 *
 * @example countOfShare(200, 0.07) // 14
 */
export const countOfShare = (games: number, share: number): number =>
  Math.ceil((games * Math.round(share * PARTS)) / PARTS);

/** A number of indices below `total`, all equally likely, in order. */
function sample(total: number, size: number, seed: string): readonly number[] {
  const chance = stream(seed, 0, 'verify');
  const chosen = new Set<number>();
  // Floyd's algorithm: as many draws as indices to choose.
  for (let i = Math.max(0, total - size); i < total; i++) {
    const place = chance.int(i + 1);
    chosen.add(chosen.has(place) ? i : place);
  }
  return [...chosen].sort((a, b) => a - b);
}
