import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { counted } from '@woodlog/core/kernel';
import { out, say } from '../show/out.ts';
import { visibleJson } from '../show/visible.ts';
import { mergeRuns } from '../simulate/merge.ts';

interface MergeOptions {
  readonly out: string;
  readonly json?: true;
}

/** The real path, so that two paths to one folder are seen as one. */
const folderAt = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

/** `woodlog merge`: merges the parts of a run, byte for byte what a single run would have written. */
export async function merge(folders: readonly string[], { out: folder, json }: MergeOptions): Promise<ExitCode> {
  const twice = folders.find((one, i) => folders.findIndex((other) => folderAt(other) === folderAt(one)) < i);
  if (twice !== undefined) throw new UsageError(`${nameOf(twice)} is named twice`);
  if (folders.some((one) => folderAt(one) === folderAt(folder)))
    throw new UsageError(`${nameOf(folder)} is one of the parts: take another folder for the whole`);
  const { games, seed, hash } = await mergeRuns(folders, folder);
  if (json) await out([`${JSON.stringify({ folder, seed, hash, games, parts: folders })}\n`]);
  else say(`${nameOf(folder)}: all ${counted(games, 'game')} of seed ${visibleJson(seed)}`);
  return exitCode.fine;
}
