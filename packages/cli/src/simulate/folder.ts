import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../exit.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf } from '../files/read.ts';
import { removeLeftovers } from '../files/write-aside.ts';
import { counted, oneOrMany } from '../show/counted.ts';
import { visible } from '../show/visible.ts';
import { LOGS } from './play-row.ts';
import { type Range, fileRanges, rangeOfShare } from './ranges.ts';
import type { GameRow } from './row.ts';
import { type RunFile, goOnLine } from './run-file.ts';
import { parseShardName, readShard, shardName } from './shard.ts';

/** What lies in a run's folder. */
export interface FolderState {
  /** Good shards. */
  readonly kept: readonly Range[];
  /** Ranges that are still to be played. */
  readonly missing: readonly Range[];
  /** Files that are called as shards are, and what is wrong with each. */
  readonly bad: readonly { readonly file: string; readonly problem: string }[];
}

/** The ranges of files that a whole part of a run has. */
export const rangesOf = ({ games, part, parts, chunk }: RunFile): readonly Range[] =>
  fileRanges(rangeOfShare(games, { part, parts }), chunk);

/** Reads every shard of a folder and checks it; `each` is given its rows. */
export async function lookInto(
  folder: string,
  run: RunFile,
  each: (rows: readonly GameRow[], range: Range) => void | Promise<void> = () => {},
): Promise<FolderState> {
  const ranges = rangesOf(run);
  const there = new Set(listFolder(folder).filter((name) => parseShardName(name) !== null));
  const kept: Range[] = [];
  const bad: { file: string; problem: string }[] = [];
  for (const range of ranges) {
    const file = shardName(range);
    if (!there.delete(file)) continue;
    const read = await readShard(folder, range, run);
    if ('problem' in read) bad.push({ file, problem: read.problem });
    else {
      kept.push(range);
      await each(read.rows, range);
    }
  }
  for (const file of there) bad.push({ file, problem: 'has a range that no file of this run has' });
  const whole = new Set(kept);
  const odd = new Set(bad.map(({ file }) => file));
  return { kept, missing: ranges.filter((range) => !whole.has(range) && !odd.has(shardName(range))), bad };
}

/** Throws an `InputError` that names the files which are not as their run left them, if there are any. */
export function refuseBad(folder: string, bad: FolderState['bad']): void {
  if (bad.length === 0) return;
  const them = oneOrMany(bad.length, 'it', 'them');
  throw new InputError(
    [
      `${nameOf(folder)} has ${counted(bad.length, 'file')} that ${oneOrMany(bad.length, 'is', 'are')} not as the run left ${them}:`,
      ...bad.map(({ file, problem }) => `  ${visible(`${file} ${problem}`)}`),
      `Remove ${them}, and ${goOnLine(folder)} plays what is missing.`,
    ].join('\n'),
  );
}

/** Removes what killed runs left aside. */
export function tidy(folder: string): void {
  removeLeftovers(folder);
  const logs = join(folder, LOGS);
  if (existsSync(logs)) removeLeftovers(logs);
}
