import { statSync } from 'node:fs';
import { UsageError } from '../exit.ts';
import { visible } from '../show/visible.ts';

/** Endings of logs. What is no log is not written under them: it would pass for a game. */
const LOG_ENDINGS = ['.rootlog', '.carcassonne', '.knights'] as const;

/** The files that the command at hand has read or written, whatever path led to them: device and number. */
const taken = new Map<string, 'read' | 'written'>();

/** Begins a new command, which may read what the last one wrote. */
export const forgetFiles = (): void => taken.clear();

function identityOf(path: string): string | null {
  const there = statSync(path, { throwIfNoEntry: false });
  return there?.isFile() ? `${there.dev}:${there.ino}` : null;
}

/** Remembers a file that is read, so that no output takes its place. */
export function noteInput(path: string): void {
  const identity = identityOf(path);
  if (identity !== null) taken.set(identity, 'read');
}

/** Remembers a page or picture that was written, so that no other output of the same command replaces it. */
export function noteOutput(path: string): void {
  const identity = identityOf(path);
  if (identity !== null) taken.set(identity, 'written');
}

/**
 * Throws a `UsageError` for an output that would replace a log: a file that is read, or one with a log's ending; or an output
 * that was just written.
 */
export function refuseTaken(path: string): void {
  const as = taken.get(identityOf(path) ?? '');
  if (as === 'read')
    throw new UsageError(`${visible(path)} is read here, and would be lost: name another file to write`);
  if (as === 'written')
    throw new UsageError(`${visible(path)} was just written: name another file for the second output`);
  const ending = LOG_ENDINGS.find((one) => path.toLowerCase().endsWith(one));
  if (ending !== undefined)
    throw new UsageError(
      `${visible(path)} has the ending of a log, and this is no log: choose an ending such as .html or .svg`,
    );
}
