import { InputError } from '../exit.ts';
import type { ScoresByRound } from '../games/play-adapter.ts';
import { GAMES } from '../games/games.ts';
import { nameOf } from '../files/read.ts';
import { counted, oneOrMany } from '@woodlog/core/kernel';
import { type Claim, doublesOf, gapsOf } from '../simulate/claims.ts';
import { differences } from '../simulate/differences.ts';
import { type FolderState, lookInto, refuseBad } from '../simulate/folder.ts';
import { planner } from '../simulate/plan.ts';
import { type Range, printRange, sizeOfAll } from '../simulate/ranges.ts';
import { readRounds } from '../simulate/rounds-file.ts';
import type { GameRow } from '../simulate/row.ts';
import { readRun } from '../simulate/run-file.ts';
import type { RunFile } from '../simulate/run-of-games.ts';
import type { Figures } from './figures.ts';
import { tally } from './tally.ts';

export interface ReadRun {
  readonly run: RunFile;
  readonly shards: number;
  /** Games of the run that no folder has. */
  readonly gaps: readonly Range[];
  readonly figures: Figures;
}

/**
 * Reads and counts a run's shards one after another; the parts of a run may lie in several folders. Throws an
 * `InputError` for folders of different runs, damaged shards, games present twice, and no games at all.
 */
export async function readRunOf(folders: readonly string[]): Promise<ReadRun> {
  const runs = await Promise.all(folders.map(readRun));
  const run = runs[0]!;
  for (const [i, other] of runs.entries()) refuseAnother(folders[0]!, run, folders[i]!, other);
  const games = runs.reduce((most, other) => Math.max(most, other.games), 0);
  const counts = tally(run.configuration.rotate === true);
  const claims: Claim[] = [];
  for (const [i, folder] of folders.entries()) {
    const { kept, bad } = await eachGame(folder, runs[i]!, counts.add);
    refuseBad(folder, bad);
    claims.push({ folder, ranges: kept });
  }
  const shards = claims.reduce((sum, { ranges }) => sum + ranges.length, 0);
  if (shards === 0) {
    const where = folders.map(nameOf).join(' and ');
    throw new InputError(`there are no games in ${where} yet: simulate has written no shard`);
  }
  const doubles = doublesOf(claims);
  if (doubles.length > 0) throw new InputError(`there are games twice: ${doubles.join('; ')}`);
  return { run: { ...run, games }, shards, gaps: gapsOf(claims, games), figures: counts.figures() };
}

/** Reads a folder's games with their scores by round; adds the line-ups that older files lack. */
export async function eachGame(
  folder: string,
  run: RunFile,
  add: (row: GameRow, byRound?: ScoresByRound) => void,
): Promise<FolderState> {
  const { configuration, seed } = run;
  const plan = planner(configuration, seed, await GAMES[configuration.game].loadPlay());
  return lookInto(folder, run, async ({ rows, beside }, range) => {
    const rounds: ReadonlyMap<number, ScoresByRound> =
      beside === null || beside.rounds === '' ? new Map() : await readRounds(folder, range);
    for (const row of rows)
      add(row.lineup === null ? { ...row, lineup: plan(row.index).lineup } : row, rounds.get(row.index));
  });
}

/** Parts of a run have the same hash. */
function refuseAnother(firstFolder: string, first: RunFile, folder: string, run: RunFile): void {
  if (run.hash === first.hash) return;
  const { part, parts, chunk, keepLogs, games } = run;
  const odd = differences(run, { ...first, part, parts, chunk, keepLogs, games });
  throw new InputError(`${nameOf(folder)} has another run than ${nameOf(firstFolder)}, and a report is of one: ${odd}`);
}

/** @example printGaps([{ first: 3, last: 4 }]) // '2 games are missing: games 3 to 4' */
export function printGaps(gaps: readonly Range[]): string {
  const games = sizeOfAll(gaps);
  const shown = gaps.slice(0, MOST_GAPS).map(printRange).join(', ');
  return `${counted(games, 'game')} ${oneOrMany(games, 'is', 'are')} missing: ${shown}${gaps.length > MOST_GAPS ? ` and ${counted(gaps.length - MOST_GAPS, 'more gap')}` : ''}`;
}

/** Gaps that are named; the games of all are counted. */
const MOST_GAPS = 8;
