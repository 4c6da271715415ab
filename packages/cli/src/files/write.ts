import { writeFileSync } from 'node:fs';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';

/** Writes a file, whether there was one or not. Throws a `UsageError` when it cannot be written. */
export function writeFile(path: string, contents: string | Uint8Array): void {
  try {
    writeFileSync(path, contents);
  } catch (error) {
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
