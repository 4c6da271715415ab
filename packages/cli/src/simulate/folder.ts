import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../exit.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf } from '../files/read.ts';
import { removeLeftovers } from '../files/write-aside.ts';
import { counted, oneOrMany } from '@woodlog/core/kernel';
import { visible } from '../show/visible.ts';
import { besideFile, besideProblem } from './beside-file.ts';
import { LOGS, type LostLog, lookAtLogs } from './logs.ts';
import { type Range, fileRanges, rangeOfShare } from './ranges.ts';
import { DECISIONS } from './decisions-file.ts';
import { ROUNDS } from './rounds-file.ts';
import { goOnLine } from './run-file.ts';
import type { RunFile } from './run-of-games.ts';
import { type Beside, type Shard, parseShardName, readShard, shardName } from './shard.ts';

export interface FolderState {
  /** Good shards. */
  readonly kept: readonly Range[];
  readonly missing: readonly Range[];
  /** Files named like shards, and kept logs, with what is wrong with each. */
  readonly bad: readonly BadFile[];
  readonly lost: readonly LostLog[];
  /** Missing files beside the shards: the games of their ranges must be played again. */
  readonly lostBeside: readonly string[];
}

const MISSING = 'is missing';

export interface BadFile {
  readonly file: string;
  readonly problem: string;
}

const NOTHING_BESIDE: Beside = { logs: new Map(), rounds: '', decisions: '' };

/** The ranges of the files in a complete part of a run. */
export const rangesOf = ({ games, part, parts, chunk }: RunFile): readonly Range[] =>
  fileRanges(rangeOfShare(games, { part, parts }), chunk);

/** Reads every shard of a folder and checks it and its logs; calls `each` with its contents. */
export async function lookInto(
  folder: string,
  run: RunFile,
  each: (shard: Shard, range: Range) => void | Promise<void> = () => {},
): Promise<FolderState> {
  const ranges = rangesOf(run);
  const there = new Set(listFolder(folder).filter((name) => parseShardName(name) !== null));
  const kept: Range[] = [];
  const bad: BadFile[] = [];
  const badBeside: BadFile[] = [];
  const lost: LostLog[] = [];
  const lostBeside: string[] = [];
  const odd = new Set<Range>();
  for (const range of ranges) {
    const file = shardName(range);
    if (!there.delete(file)) continue;
    const read = await readShard(folder, range, run);
    if ('problem' in read) {
      bad.push({ file, problem: read.problem });
      odd.add(range);
    } else {
      const { logs, ...hashes } = read.beside ?? NOTHING_BESIDE;
      const found = lookAtLogs(folder, run.configuration, logs);
      lost.push(...found.lost);
      badBeside.push(...found.bad);
      let isWhole = true;
      for (const table of [ROUNDS, DECISIONS]) {
        const fault = besideProblem(table, folder, range, hashes[table.name]);
        if (fault === null) continue;
        isWhole = false;
        const file = besideFile(table, range);
        if (fault === 'missing') lostBeside.push(file);
        else {
          badBeside.push({ file, ...fault });
          odd.add(range);
        }
      }
      if (!isWhole) continue;
      kept.push(range);
      await each(read, range);
    }
  }
  for (const file of there) bad.push({ file, problem: 'has a range that no file of this run has' });
  const whole = new Set(kept);
  const missing = ranges.filter((range) => !whole.has(range) && !odd.has(range));
  return { kept, missing, bad: [...bad, ...badBeside], lost, lostBeside };
}

/** All that is wrong with the files of a folder, including missing ones. */
export const faultsOf = ({ bad, lost, lostBeside }: FolderState): readonly BadFile[] => [
  ...bad,
  ...lostBeside.map((file) => ({ file, problem: MISSING })),
  ...lost.map(({ file }) => ({ file, problem: MISSING })),
];

/** Throws an `InputError` that names damaged files, if there are any. */
export function refuseBad(folder: string, bad: readonly BadFile[]): void {
  if (bad.length === 0) return;
  const them = oneOrMany(bad.length, 'it', 'them');
  const isGone = bad.every(({ problem }) => problem === MISSING);
  throw new InputError(
    [
      `${nameOf(folder)} has ${counted(bad.length, 'file')} that ${oneOrMany(bad.length, 'is', 'are')} not as the run left ${them}:`,
      ...bad.map(({ file, problem }) => `  ${visible(`${file} ${problem}`)}`),
      isGone
        ? `${goOnLine(folder)} writes ${them} again.`
        : `Remove ${them}, and ${goOnLine(folder)} plays what is missing.`,
    ].join('\n'),
  );
}

/** Removes temporary files of killed runs. */
export function tidy(folder: string): void {
  for (const place of [folder, ...[LOGS, ROUNDS.name, DECISIONS.name].map((name) => join(folder, name))])
    if (existsSync(place)) removeLeftovers(place);
}
