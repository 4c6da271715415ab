import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from '../exit.ts';
import { listFolder } from './list-folder.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';

/** After a day nobody is still writing a file aside, be it on another machine. */
const OLD_MS = 24 * 60 * 60 * 1000;

/** Where a file is written before it takes its name: says which process of which machine writes it. */
export const asideName = (): string => `.woodlog-${process.pid}-${randomUUID()}-${hostname()}.tmp`;

/** Makes a folder, if it is not there, and those it lies in. Throws a `UsageError` when it cannot be made. */
export function makeFolder(path: string): void {
  try {
    makeFolders(path);
  } catch (error) {
    throw new UsageError(`cannot write to ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** Node's own `recursive` never ends where a folder is there and yet takes none, as /proc. */
function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolders(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another run may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Writes a file, new or not, aside in the same folder, syncs and renames it: nobody ever sees half of it. Throws a
 * `UsageError` when it cannot be written; nothing is left behind then.
 */
export function writeAside(path: string, contents: string | Uint8Array): void {
  const aside = join(dirname(path), asideName());
  try {
    const file = openSync(aside, 'wx');
    try {
      writeFileSync(file, contents);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(aside, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(aside, { force: true });
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** Makes the renaming itself last; not every system lets a folder be synced. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // The contents are safe, and either name leads to a whole file.
  }
}

/**
 * Removes what killed runs left aside in a folder: files of processes of this machine that are gone, and old ones.
 * Those of another run that is still at work stay. Throws a `UsageError` when the folder cannot be tidied.
 */
export function removeLeftovers(folder: string): void {
  for (const name of listFolder(folder)) {
    const [, pid, host] = /^\.woodlog-(\d+)-[-0-9a-f]{36}-(.*)\.tmp$/.exec(name) ?? [];
    if (pid === undefined) continue;
    const path = join(folder, name);
    const gone = host === hostname() ? !isAtWork(Number(pid)) : Date.now() - timeOf(path) > OLD_MS;
    if (gone) remove(path);
  }
}

/** Removes them beside a file that is about to be written; where that is not allowed, they stay. */
export function tidyBeside(path: string): void {
  try {
    removeLeftovers(dirname(realpathSync(path)));
  } catch {
    // Whether the file itself can be written is said when it is.
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw new UsageError(`cannot remove ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** Whether another process has this number. */
function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a file was last written to, or now if it is gone meanwhile. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}
