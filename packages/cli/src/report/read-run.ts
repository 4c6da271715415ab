import { InputError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { counted, oneOrMany } from '../show/counted.ts';
import { type Claim, doublesOf, gapsOf } from '../simulate/claims.ts';
import { differences } from '../simulate/differences.ts';
import { lookInto, refuseBad } from '../simulate/folder.ts';
import { type Range, printRange, sizeOfAll } from '../simulate/ranges.ts';
import { type RunFile, readRun } from '../simulate/run-file.ts';
import type { Figures } from './figures.ts';
import { tally } from './tally.ts';

/** A run as its folders have it. */
export interface ReadRun {
  readonly run: RunFile;
  readonly shards: number;
  /** Games of the run that no folder has. */
  readonly gaps: readonly Range[];
  readonly figures: Figures;
}

/**
 * Reads and counts the shards of a run, one after another; a run may lie in several folders, a part in each. Throws an
 * `InputError` for folders of different runs, damaged shards, games that are there twice, and no games at all.
 */
export async function readRunOf(folders: readonly string[]): Promise<ReadRun> {
  const runs = await Promise.all(folders.map(readRun));
  const run = runs[0]!;
  for (const [i, other] of runs.entries()) refuseAnother(folders[0]!, run, folders[i]!, other);
  const games = runs.reduce((most, other) => Math.max(most, other.games), 0);
  const counts = tally(run.configuration.rotate === true);
  const claims: Claim[] = [];
  for (const [i, folder] of folders.entries()) {
    const { kept, bad } = await lookInto(folder, runs[i]!, ({ rows }) => {
      for (const row of rows) counts.add(row);
    });
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

/** Parts of a run share its hash. */
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
