import { randomUUID } from 'node:crypto';
import {
  type Stats,
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
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

/** A file written aside a day ago is abandoned, whatever machine wrote it. */
const OLD_MS = 24 * 60 * 60 * 1000;

/** The temporary name of a file, with the machine and process that write it. */
const asideName = (): string => `.woodlog-${process.pid}-${randomUUID()}-${hostname()}.tmp`;

/** Makes a folder and its parents. Throws a `UsageError` on failure. */
export function makeFolder(path: string): void {
  try {
    makeFolders(path);
  } catch (error) {
    throw new UsageError(`cannot write to ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** Node's `recursive` never returns in some folders that refuse new ones, such as /proc. */
function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolders(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another run may have made it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Writes a file aside in the same folder, syncs and renames it, so that nobody sees half of it. Throws a `UsageError`
 * on failure and leaves nothing behind.
 */
export function writeAside(path: string, contents: string | Uint8Array): void {
  try {
    writeAndRename(path, contents);
  } catch (error) {
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** The same with the file system's own errors; `like` gives permissions and, where allowed, the owner. */
export function writeAndRename(path: string, contents: string | Uint8Array, like?: Stats): void {
  const aside = join(dirname(path), asideName());
  try {
    const file = openSync(aside, 'wx', like && 0o600);
    try {
      writeFileSync(file, contents);
      if (like !== undefined) makeLike(file, like);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

function makeLike(file: number, { mode, uid, gid }: Stats): void {
  try {
    fchownSync(file, uid, gid);
  } catch {
    // Only the superuser may change the owner.
  }
  fchmodSync(file, mode & 0o7777);
}

/** Syncs a folder, which makes a rename durable; some systems refuse. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // The contents are safe under either name.
  }
}

/**
 * Removes what killed runs left in a folder: temporary files of dead processes of this machine, and old ones. Files of
 * running processes stay. Throws a `UsageError` on failure.
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

/** Removes leftovers beside a file to be written, where that is allowed. */
export function tidyBeside(path: string): void {
  try {
    removeLeftovers(dirname(realpathSync(path)));
  } catch {
    // Writing the file reports its own errors.
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw new UsageError(`cannot remove ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}
