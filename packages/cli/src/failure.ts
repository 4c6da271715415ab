import { CommanderError } from 'commander';
import type { BugWhere } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from './exit.ts';
import { say } from './show/out.ts';
import { quoted } from './show/quoted.ts';
import { visibleLines } from './show/visible.ts';

/** The exit code of an expected error; null for a bug. */
export function exitCodeOf(error: unknown): ExitCode | null {
  if (error instanceof InputError) return exitCode.input;
  return error instanceof UsageError ? exitCode.usage : null;
}

/**
 * Prints what went wrong and returns the exit code. A bug is printed with the command that reproduces it, never with a
 * stack.
 */
export async function failure(error: unknown, words: readonly string[]): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
  const code = exitCodeOf(error);
  if (code !== null) {
    say(visibleLines(`error: ${(error as Error).message}`));
    return code;
  }
  const { bugAt, printBug } = await import('@woodlog/core/kernel');
  const again = ({ seed }: BugWhere): string => ['woodlog', ...withSeed(words, seed)].map(quoted).join(' ');
  say(visibleLines(printBug(bugAt(error, {}), again)));
  say('This is a fault of woodlog, not yours: please report it with these lines and the file.');
  if (process.env['WOODLOG_DEBUG'] && error instanceof Error) say(visibleLines(error.stack ?? ''));
  return exitCode.bug;
}

/** Adds the chosen seed to a command that names none. */
function withSeed(words: readonly string[], seed: string | undefined): readonly string[] {
  const named = words.some((word) => word === '--seed' || word.startsWith('--seed='));
  return named || seed === undefined ? words : [...words, '--seed', seed];
}
