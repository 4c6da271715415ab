import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, UsageError } from '../exit.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf } from '../files/read.ts';
import { readBytes } from '../files/read-bytes.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { GAMES } from '../games/games.ts';
import type { ScoresByRound } from '../games/play-adapter.ts';
import { type Claim, doublesOf, gapsOf } from './claims.ts';
import { differences } from './differences.ts';
import { faultsOf, lookInto, refuseBad, tidy } from './folder.ts';
import { LOGS, logFile } from './logs.ts';
import { type Range, printRange } from './ranges.ts';
import type { DecisionRow } from './decision-rows.ts';
import { readDecisions, writeDecisions } from './decisions-file.ts';
import { readRounds, writeRounds } from './rounds-file.ts';
import type { GameRow } from './row.ts';
import { beginRun, readRun } from './run-file.ts';
import type { RunFile } from './run-of-games.ts';
import { type Shard, readShard, shardName, writeShard } from './shard.ts';

/** A shard and its folder. */
interface Source {
  readonly folder: string;
  readonly range: Range;
  readonly run: RunFile;
}

/**
 * Merges the parts of a run: the folder is then, byte for byte, what a single run would have written. Parts may write
 * the run differently: logs keep the form of their part, and that of the first part is used otherwise. Throws an
 * `InputError` that names what is missing, double, damaged or of another run, and then writes nothing.
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
    const state = await lookInto(folder, run);
    const { kept } = state;
    refuseBad(folder, faultsOf(state));
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
  const gamesOf = reader(sources);
  for (const range of state.missing) {
    const games = await gamesOf(range);
    const logs = games.flatMap(({ row: { index }, log }) => (log === undefined ? [] : [[index, log] as const]));
    writeShard(
      out,
      whole,
      range,
      games.map(({ row }) => row),
      {
        logs: new Map(logs),
        rounds: writeRounds(out, range, games),
        decisions: writeDecisions(out, range, games),
      },
    );
  }
  const { ending } = GAMES[whole.configuration.game];
  for (const folder of folders)
    await copyLogs(
      folder,
      out,
      sources.filter((source) => source.folder === folder),
      ending,
    );
  return whole;
}

interface Game {
  readonly row: GameRow;
  readonly byRound: ScoresByRound;
  readonly decisions: readonly DecisionRow[] | undefined;
  readonly log: string | undefined;
}

/** Returns the games of consecutive ranges, and holds those of one source at a time. */
function reader(sources: readonly Source[]): (range: Range) => Promise<readonly Game[]> {
  let at = -1;
  let shard: Shard = { rows: [], beside: null };
  let rounds: Awaited<ReturnType<typeof readRounds>> = new Map();
  let decisions: Awaited<ReturnType<typeof readDecisions>> = new Map();
  const gameOf = async (index: number): Promise<Game> => {
    while (at < 0 || sources[at]!.range.last < index) {
      at++;
      if (sources[at]!.range.last < index) continue;
      const source = sources[at]!;
      shard = await readSource(source);
      rounds = await readRounds(source.folder, source.range);
      decisions = await readDecisions(source.folder, source.range);
    }
    return {
      row: shard.rows[index - sources[at]!.range.first]!,
      byRound: rounds.get(index) ?? [],
      decisions: decisions.get(index),
      log: shard.beside?.logs.get(index),
    };
  };
  return async ({ first, last }) => {
    const found: Game[] = [];
    for (let index = first; index <= last; index++) found.push(await gameOf(index));
    return found;
  };
}

async function readSource({ folder, range, run }: Source): Promise<Shard> {
  const read = await readShard(folder, range, run);
  if ('problem' in read) throw new InputError(`${nameOf(join(folder, shardName(range)))} ${read.problem}`);
  return read;
}

/**
 * Copies the logs that the shards of a part name. Shards of an older version name none: then copies those in the
 * folder.
 */
async function copyLogs(folder: string, out: string, sources: readonly Source[], ending: string): Promise<void> {
  const logs = join(folder, LOGS);
  if (!existsSync(logs)) return;
  const there = new Set(listFolder(logs).map((name) => join(LOGS, name)));
  if (there.size > 0) makeFolder(join(out, LOGS));
  for (const source of sources) {
    const { rows, beside } = await readSource(source);
    for (const { index } of rows) {
      const file = logFile(index, ending);
      if (beside?.logs.has(index) ?? there.has(file)) writeAside(join(out, file), readLog(join(folder, file)));
    }
  }
}

function readLog(path: string): Buffer {
  const read = readBytes(path);
  if ('bytes' in read) return read.bytes;
  throw new UsageError(`cannot read ${nameOf(path)}: ${read.reason}`);
}
