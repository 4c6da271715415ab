import { type Stats, fstatSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../exit.ts';
import { reasonOf } from './reason.ts';
import { visible } from '../show/visible.ts';

/** Endings of logs. What is no log is not written under them: it would pass for a game. */
const LOG_ENDINGS = ['.rootlog', '.carcassonne', '.knights'] as const;

/** The files that the command at hand has read or written, whatever path led to them: device and number. */
const taken = new Map<string, 'read' | 'written'>();

/** Begins a new command, which may read what the last one wrote. */
export const forgetFiles = (): void => taken.clear();

const identityOf = (there: Stats | undefined): string | null => (there?.isFile() ? `${there.dev}:${there.ino}` : null);

/** What is at a path, if anything. Throws for what cannot be looked at. */
const lookAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** Remembers a file that is read, so that no output takes its place. */
export function noteInput(path: string): void {
  const identity = identityOf(lookAt(path));
  if (identity !== null) taken.set(identity, 'read');
}

/** Remembers the file that a shell made standard input, if it is one. */
export function noteStandardInput(): void {
  const identity = identityOf(fstatSync(0));
  if (identity !== null) taken.set(identity, 'read');
}

/** Remembers a page or picture that was written, so that no other output of the same command replaces it. */
export function noteOutput(path: string): void {
  const identity = identityOf(lookAt(path));
  if (identity !== null) taken.set(identity, 'written');
}

/** Where the links of a path lead, be it to nothing. Throws what the file system does for links that go in a circle. */
export function targetOf(path: string): string {
  const there = lookAt(path);
  if (there !== undefined) return there.isFile() ? realpathSync(path) : path;
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  return targetOf(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

/**
 * Throws a `UsageError` for an output that would replace a log: a file that is read, or one with a log's ending, whatever link
 * leads to it; or an output that was just written.
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
