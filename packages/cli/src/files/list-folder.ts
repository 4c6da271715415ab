import { readdirSync } from 'node:fs';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';

/** The sorted names in a folder. Throws a `UsageError` when it cannot be read. */
export function listFolder(path: string): readonly string[] {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    throw new UsageError(`cannot read ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
