import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, UsageError } from '../exit.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { type Claim, doublesOf, gapsOf } from './claims.ts';
import { differences } from './differences.ts';
import { lookInto, refuseBad, tidy } from './folder.ts';
import { LOGS } from './play-row.ts';
import { type Range, printRange } from './ranges.ts';
import type { GameRow } from './row.ts';
import { type RunFile, beginRun, readRun } from './run-file.ts';
import { readShard, shardName, writeShard } from './shard.ts';

/** A shard and the folder it lies in. */
interface Source {
  readonly folder: string;
  readonly range: Range;
  readonly run: RunFile;
}

/**
 * Puts the parts of a run together: the folder has then, byte for byte, what the whole run writes into one. Parts may spell
 * the run otherwise: logs are as their part wrote them, and the spelling of the first goes on. Throws an `InputError` that
 * names what is missing, double, damaged or of another run; nothing is written then.
 */
export async function mergeRuns(folders: readonly string[], out: string): Promise<RunFile> {
  const runs = await Promise.all(folders.map(readRun));
  const whole: RunFile = { ...runs[0]!, part: 1, parts: 1 };
  for (const [i, run] of runs.entries()) {
    const odd = differences(run, { ...whole, part: run.part, parts: run.parts });
    if (odd !== null)
      throw new InputError(`${nameOf(folders[i]!)} is of another run than ${nameOf(folders[0]!)}: ${odd}`);
  }
  const sources: Source[] = [];
  const claims: Claim[] = [];
  for (const [i, run] of runs.entries()) {
    const folder = folders[i]!;
    const { kept, bad } = await lookInto(folder, run);
    refuseBad(folder, bad);
    for (const range of kept) sources.push({ folder, run, range });
    claims.push({ folder, ranges: kept });
  }
  sources.sort((a, b) => a.range.first - b.range.first);
  const gaps = gapsOf(claims, whole.games).map((gap) => `no folder has ${printRange(gap)}`);
  const faults = [...doublesOf(claims), ...gaps];
  if (faults.length > 0) throw new InputError(`there is no whole run in these folders: ${faults.join('; ')}`);

  await beginRun(out, whole);
  tidy(out);
  const state = await lookInto(out, whole);
  refuseBad(out, state.bad);
  const rowsOf = reader(sources);
  for (const range of state.missing) writeShard(out, whole, range, await rowsOf(range));
  for (const folder of folders) copyLogs(folder, out);
  return whole;
}

/** Gives the rows of ranges that come in order, and holds no more than one source's at a time. */
function reader(sources: readonly Source[]): (range: Range) => Promise<readonly GameRow[]> {
  let at = -1;
  let rows: readonly GameRow[] = [];
  const rowOf = async (index: number): Promise<GameRow> => {
    while (at < 0 || sources[at]!.range.last < index) {
      at++;
      if (sources[at]!.range.last < index) continue;
      const { folder, range, run } = sources[at]!;
      const read = await readShard(folder, range, run);
      if ('problem' in read) throw new InputError(`${nameOf(join(folder, shardName(range)))} ${read.problem}`);
      rows = read.rows;
    }
    return rows[index - sources[at]!.range.first]!;
  };
  return async ({ first, last }) => {
    const found: GameRow[] = [];
    for (let index = first; index <= last; index++) found.push(await rowOf(index));
    return found;
  };
}

/** Copies the logs of a part. */
function copyLogs(folder: string, out: string): void {
  const logs = join(folder, LOGS);
  if (!existsSync(logs)) return;
  makeFolder(join(out, LOGS));
  for (const name of listFolder(logs))
    if (name.startsWith('game-')) writeAside(join(out, LOGS, name), readLog(join(logs, name)));
}

function readLog(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`cannot read ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
