import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../exit.ts';
import { nameOf } from './read.ts';
import { reasonOf } from './reason.ts';

/**
 * Writes a file, new or not, aside in the same folder, syncs and renames it: nobody ever sees half of it. Throws a
 * `UsageError` when it cannot be written.
 */
export function writeAside(path: string, text: string): void {
  const aside = join(dirname(path), `.woodlog-${randomUUID()}.tmp`);
  try {
    const file = openSync(aside, 'wx');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw new UsageError(`cannot write ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
