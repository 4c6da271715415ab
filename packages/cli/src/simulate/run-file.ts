import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Codec, codecOf, decode, dictionaryOf, integer, record, text, counted } from '@woodlog/core/kernel';
import { InputError, UsageError } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf, readOwnText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { jsonText } from '../show/json.ts';
import { quoted } from '../show/quoted.ts';
import { configurationHash } from './configuration.ts';
import { runConfiguration } from './configuration-codec.ts';
import { differences } from './differences.ts';
import { MOST_CHUNK, MOST_FILES, type Range, countFiles, rangeOfShare } from './ranges.ts';
import { LOGS } from './logs.ts';
import { DECISIONS } from './decisions-file.ts';
import { ROUNDS } from './rounds-file.ts';
import type { RunFile } from './run-of-games.ts';
import { parseShardName, runTextOf } from './shard.ts';

const RUN_FILE = 'run.json';

/** About the number of safe indices, with room to spare. */
const MOST_GAMES = 1e15;

/** Longer seeds are refused. */
export const LONGEST_SEED = 1000;

const share: Codec<number> = codecOf(
  'number from 0 to 1',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
);

/** How fast a machine played its games, beside the run: no hash, comparison or shard of runs has it. */
interface Speed {
  readonly gamesPerSecond?: number;
}

const rate: Codec<number> = codecOf(
  'number of games a second',
  (value): value is number => typeof value === 'number' && value > 0,
);

const runFile = record<RunFile & Speed>(
  'run',
  {
    woodlog: text(100),
    versions: text(100),
    hash: text(100),
    seed: text(LONGEST_SEED),
    games: integer(1, MOST_GAMES),
    chunk: integer(1, MOST_CHUNK),
    part: integer(1, MOST_GAMES),
    parts: integer(1, MOST_GAMES),
    keepLogs: share,
    configuration: runConfiguration(),
  },
  { keepDecisions: share, modules: dictionaryOf(text(100), 20), gamesPerSecond: rate },
);

/** Whether a folder has a run. Throws a `UsageError` for a folder that cannot be read. */
export function hasRun(folder: string): boolean {
  const path = join(folder, RUN_FILE);
  try {
    const there = statSync(path);
    if (!there.isFile()) throw new UsageError(`cannot read ${nameOf(path)}: it is not a file`);
    return true;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new UsageError(`cannot read ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/**
 * Reads the run of a folder. Throws a `UsageError` if there is nothing to read, and an `InputError` for invalid
 * contents, or for a run's files without `run.json`.
 */
export async function readRun(folder: string): Promise<RunFile> {
  if (!hasRun(folder)) {
    await refuseOrphans(folder);
    throw new UsageError(`${nameOf(folder)} is no folder of simulate: it has no ${RUN_FILE}`);
  }
  const path = join(folder, RUN_FILE);
  const read = await readJson(await readOwnText(path));
  const damaged = (trouble: string): InputError => new InputError(`${nameOf(path)} is damaged: ${trouble}`);
  if ('problem' in read) throw damaged(read.problem.message);
  const decoded = decode(runFile, read.json);
  if (isLeft(decoded)) throw damaged(decoded.left.message);
  const { gamesPerSecond: _, ...run } = decoded.right;
  const trouble = troubleOf(run);
  if (trouble !== null) throw damaged(trouble);
  const before = await runOfShards(folder);
  // Another version is reported where games are played.
  const odd = before && differences(run, { ...before, woodlog: run.woodlog });
  if (before && odd) throw damaged(`its files are of a run with another: ${odd}. ${restoreLine(path, before)}`);
  return run;
}

/** The `run.json` recorded in the first and the last shard, if they agree: a single one may be of another run. */
async function runOfShards(folder: string): Promise<RunFile | null> {
  const shards = shardsOf(folder);
  const [first, last] = [shards[0], shards.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const text = await runTextOf(folder, first);
  if (text === null || text !== (await runTextOf(folder, last))) return null;
  const decoded = decode(runFile, JSON.parse(text));
  return isLeft(decoded) ? null : decoded.right;
}

/** Changes by hand show in the hash. */
function troubleOf(run: RunFile): string | null {
  const { configuration, seed, versions, hash, part, parts } = run;
  if (part > parts) return `there is no part ${part} of ${parts}`;
  if (configurationHash(configuration, seed, versions) !== hash) return 'its hash does not fit its configuration';
  return tooManyFiles(run);
}

/** What is wrong with a run that has too many files, or null. */
function tooManyFiles({ games, chunk, part, parts }: RunFile): string | null {
  const files = countFiles(rangeOfShare(games, { part, parts }), chunk);
  return files <= MOST_FILES ? null : `it has ${files} files, and a folder takes at most ${MOST_FILES}`;
}

/**
 * Begins a run in a folder, creating it if necessary, or continues the same run. Returns it as recorded in the folder,
 * so that all its logs use the same player names. Throws a `UsageError` for another run.
 */
export async function beginRun(folder: string, run: RunFile): Promise<RunFile> {
  const tooMany = tooManyFiles(run);
  if (tooMany !== null)
    throw new UsageError(
      `this run is too large for a folder: ${tooMany}; take a larger --chunk, or --shard for a part`,
    );
  if (!hasRun(folder)) {
    refuseStrangers(folder);
    await refuseOrphans(folder);
    makeFolder(folder);
    writeRun(folder, run);
  }
  const there = await readRun(folder);
  const odd = differences(there, run);
  if (odd === null) return there;
  throw new UsageError(
    `${nameOf(folder)} has another run: ${odd}. Take another folder, or go on with that run: ${goOnLine(folder)}`,
  );
}

/** Records how fast the games of a run were played last. */
export const recordSpeed = (folder: string, run: RunFile, gamesPerSecond: number): void =>
  writeRun(folder, { ...run, gamesPerSecond });

const writeRun = (folder: string, run: RunFile & Speed): void =>
  writeAside(join(folder, RUN_FILE), [...jsonText(run)].join(''));

/** A text quoted for a shell, with its line breaks; invisible characters are escaped as in JSON. */
const quotedJson = (text: string): string =>
  `'${text
    .replace(
      /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll("'", `'\\''`)}'`;

/** The ranges of files named like shards, in the order of their games. */
function shardsOf(folder: string): Range[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  const ranges = listFolder(folder).flatMap((name) => parseShardName(name) ?? []);
  return ranges.sort((a, b) => a.first - b.first);
}

/** A longer `run.json` is not printed. */
const LONGEST_SHOWN = 20_000;

/** Throws a `UsageError` for a folder without a run that has files with the names of a run's files. */
function refuseStrangers(folder: string): void {
  if (shardsOf(folder).length > 0) return;
  for (const place of [LOGS, ROUNDS.name, DECISIONS.name].map((name) => join(folder, name)))
    if (existsSync(place) && statSync(place).isDirectory() && listFolder(place).length > 0)
      throw new UsageError(`${nameOf(place)} has files already, and ${nameOf(folder)} no run: name another folder`);
}

/** Throws an `InputError` for a folder with files of a run but no `run.json`, and says how to restore it. */
async function refuseOrphans(folder: string): Promise<void> {
  const shards = shardsOf(folder);
  if (shards.length === 0) return;
  let text: string | null = null;
  for (const range of shards) text ??= await runTextOf(folder, range);
  const path = join(folder, RUN_FILE);
  const restore = restoreLine(path, text === null ? null : JSON.parse(text));
  throw new InputError(
    `${nameOf(folder)} has ${counted(shards.length, 'file')} of a run, but no ${RUN_FILE}; nothing was written. ${restore}`,
  );
}

/** How to restore the `run.json` recorded in the files of a folder, if it is. */
function restoreLine(path: string, run: unknown): string {
  const known = run === null ? '' : [...jsonText(run)].join('');
  return known !== '' && known.length <= LONGEST_SHOWN
    ? `Its files know the run; this restores it:\nprintf %s ${quotedJson(known)} > ${quoted(path)}`
    : `Restore it from a copy: any folder of the same run has the same, but for "part" and "games"`;
}

export const goOnLine = (folder: string): string => `woodlog simulate --out ${quoted(folder)}`;
