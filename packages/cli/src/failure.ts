import { CommanderError } from 'commander';
import { type ExitCode, InputError, UsageError, exitCode } from './exit.ts';
import { say } from './show/out.ts';

/** The exit code of an error that is not our bug, or null. */
export function exitCodeOf(error: unknown): ExitCode | null {
  if (error instanceof InputError) return exitCode.input;
  return error instanceof UsageError ? exitCode.usage : null;
}

/** Says what went wrong and gives the exit code: a bug with the line that shows it again, never with a stack. */
export async function failure(error: unknown, words: readonly string[]): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
  const code = exitCodeOf(error);
  if (code !== null) {
    say(`error: ${(error as Error).message}`);
    return code;
  }
  const { bugAt, printBug } = await import('@woodlog/core/kernel');
  say(printBug(bugAt(error, {}), () => ['woodlog', ...words].map(quoted).join(' ')));
  say('This is a fault of woodlog, not yours: please report it with these lines and the file.');
  if (process.env['WOODLOG_DEBUG'] && error instanceof Error) say(error.stack ?? '');
  return exitCode.bug;
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w./:=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
