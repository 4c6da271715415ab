import { type Stats, accessSync, constants, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../exit.ts';
import { noteOutput, refuseTaken, targetOf } from './inputs.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';
import { replaceFile } from './replace.ts';
import { writeAside } from './write-aside.ts';

/**
 * Writes an output that the user named: never half of it, and keeping permissions. Devices, pipes and links stay what
 * they are and get the contents, and so does a file in a folder that takes no new ones. Throws a `UsageError` on
 * failure.
 */
export function writeFile(path: string, contents: string | Uint8Array): void {
  const { target, there } = goalOf(path);
  if (there === undefined) writeAside(target, contents);
  else if (there.isFile() && hasOpenFolder(target)) replaceFile(target, contents);
  else writeInto(target, contents);
}

/**
 * Like `writeFile`, for pages, pictures and tables: throws a `UsageError` rather than replace a log that is read, use a
 * log's ending, or write one file twice.
 */
export function writeOutput(path: string, contents: string | Uint8Array): void {
  refuseTaken(path);
  writeFile(path, contents);
  noteOutput(path);
}

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
