import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';
import { asideName, syncFolder } from './write-aside.ts';

/**
 * Replaces the contents of a file: written aside in the same folder, synced and renamed, so that nobody sees half of
 * it. Keeps permissions and, where allowed, the owner; follows links. On failure it throws a `UsageError` and leaves
 * the file unchanged.
 */
export function replaceFile(path: string, contents: string | Uint8Array): void {
  try {
    const target = realpathSync(path);
    accessSync(target, constants.W_OK);
    const aside = join(dirname(target), asideName());
    try {
      writeLike(aside, contents, target);
      renameSync(aside, target);
    } catch (error) {
      rmSync(aside, { force: true });
      throw error;
    }
    syncFolder(dirname(target));
  } catch (error) {
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}

function writeLike(path: string, contents: string | Uint8Array, other: string): void {
  const { mode, uid, gid } = statSync(other);
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, contents);
    try {
      fchownSync(file, uid, gid);
    } catch {
      // Only the superuser may change the owner.
    }
    fchmodSync(file, mode & 0o7777);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
