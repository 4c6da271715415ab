import { readFileSync, statSync } from 'node:fs';
import { noteInput } from './inputs.ts';
import { reasonOf } from './reason.ts';

export type BytesRead = { readonly bytes: Buffer } | { readonly code: string | undefined; readonly reason: string };

/** Reads a whole file. Never waits for a pipe without a writer. */
export function readBytes(path: string): BytesRead {
  try {
    if (!statSync(path).isFile()) return { code: undefined, reason: 'it is not a file' };
    noteInput(path);
    return { bytes: readFileSync(path) };
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code, reason: reasonOf(error) };
  }
}
