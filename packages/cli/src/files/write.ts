import { type Stats, accessSync, constants, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../exit.ts';
import { noteOutput, refuseTaken, targetOf } from './inputs.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';
import { replaceFile } from './replace.ts';
import { writeAside } from './write-aside.ts';

/**
 * Writes what a user named: nobody ever sees half of a file, and one that is there keeps its permissions. What is no
 * file, as `/dev/null` or a pipe, stays what it is and gets the contents, and so does a file in a folder that takes no
 * new ones; a link stays one, wherever it leads. Throws a `UsageError` when it cannot be written.
 */
export function writeFile(path: string, contents: string | Uint8Array): void {
  const { target, there } = goalOf(path);
  if (there === undefined) writeAside(target, contents);
  else if (there.isFile() && hasOpenFolder(target)) replaceFile(target, contents);
  else writeInto(target, contents);
}

/**
 * Writes a page, a picture or a table: like `writeFile`, but never over a log that is read, nor under the ending of a log, nor
 * twice to one file. Throws a `UsageError` otherwise.
 */
export function writeOutput(path: string, contents: string | Uint8Array): void {
  refuseTaken(path);
  writeFile(path, contents);
  noteOutput(path);
}

/** Where a path leads, and what is there. */
function goalOf(path: string): { readonly target: string; readonly there: Stats | undefined } {
  try {
    const target = targetOf(path);
    return { target, there: statSync(target, { throwIfNoEntry: false }) };
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function hasOpenFolder(path: string): boolean {
  try {
    accessSync(dirname(realpathSync(path)), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const cannotWrite = (path: string, error: unknown): UsageError =>
  error instanceof UsageError ? error : new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);

function writeInto(path: string, contents: string | Uint8Array): void {
  try {
    writeFileSync(path, contents);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
