import { existsSync, statSync, writeFileSync } from 'node:fs';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';
import { replaceFile } from './replace.ts';
import { writeAside } from './write-aside.ts';

/**
 * Writes what a user named: nobody ever sees half of a file, and one that is there keeps its permissions. What is no
 * file, as `/dev/null` or a pipe, stays what it is and gets the contents. Throws a `UsageError` when it cannot be
 * written; a file is as it was then.
 */
export function writeFile(path: string, contents: string | Uint8Array): void {
  if (!existsSync(path)) writeAside(path, contents);
  else if (statSync(path).isFile()) replaceFile(path, contents);
  else writeInto(path, contents);
}

function writeInto(path: string, contents: string | Uint8Array): void {
  try {
    writeFileSync(path, contents);
  } catch (error) {
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
