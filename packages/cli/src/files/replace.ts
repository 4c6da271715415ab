import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';
import { writeAndRename } from './write-aside.ts';

/**
 * Replaces the contents of a file: written aside in the same folder, synced and renamed, so that nobody sees half of
 * it. Keeps permissions and, where allowed, the owner; follows links. On failure it throws a `UsageError` and leaves
 * the file unchanged.
 */
export function replaceFile(path: string, contents: string | Uint8Array): void {
  try {
    const target = realpathSync(path);
    accessSync(target, constants.W_OK);
    writeAndRename(target, contents, statSync(target));
  } catch (error) {
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
