import { type Stats, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../exit.ts';
import { reasonOf } from './reason.ts';
import { visible } from '../show/visible.ts';

/** Endings of logs. Outputs of other kinds may not use them: they would pass for a game. */
const LOG_ENDINGS = ['.rootlog', '.carcassonne', '.knights'] as const;

/** Files that this command has read or written, by device and inode, so that links do not matter. */
const taken = new Map<string, 'read' | 'written'>();

/** Starts a new command, which may read what the last one wrote. */
export const forgetFiles = (): void => taken.clear();

const identityOf = (there: Stats | undefined): string | null => (there?.isFile() ? `${there.dev}:${there.ino}` : null);

const lookAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

export function noteInput(path: string): void {
  const identity = identityOf(lookAt(path));
  if (identity !== null) taken.set(identity, 'read');
}

/** Remembers the file that the shell redirected into standard input, if any. */
export function noteStandardInput(): void {
  const identity = identityOf(fstatSync(0));
  if (identity !== null) taken.set(identity, 'read');
}

export function noteOutput(path: string): void {
  const identity = identityOf(lookAt(path));
  if (identity !== null) taken.set(identity, 'written');
}

/** Follows links, even to a missing file. Throws the file system's error for a circle of links. */
export function targetOf(path: string): string {
  const there = lookAt(path);
  if (there !== undefined) return there.isFile() ? realpathSync(path) : path;
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return targetOf(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/**
 * Throws a `UsageError` for an output that would replace a log: a file that was read, any file with a log's ending,
 * through links too, or an output just written.
 */
export function refuseTaken(path: string): void {
  try {
    refuse(path, identityOf(lookAt(path)), targetOf(path));
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`cannot write ${visible(path)}: ${reasonOf(error)}`);
  }
}

function refuse(path: string, identity: string | null, target: string): void {
  const as = taken.get(identity ?? '');
  if (as === 'read')
    throw new UsageError(`${visible(path)} is read here, and would be lost: name another file to write`);
  if (as === 'written')
    throw new UsageError(`${visible(path)} was just written: name another file for the second output`);
  const names = [path, target].map((name) => name.toLowerCase());
  const ending = LOG_ENDINGS.find((one) => names.some((name) => name.endsWith(one)));
  if (ending !== undefined)
    throw new UsageError(
      `${visible(path)} has the ending of a log, and this is no log: choose an ending such as .html or .svg`,
    );
}
