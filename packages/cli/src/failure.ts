import { CommanderError } from 'commander';
import type { BugWhere } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from './exit.ts';
import { say } from './show/out.ts';
import { quoted } from './show/quoted.ts';
import { visibleLines } from './show/visible.ts';

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

/** The words with the seed that was taken where they name none. */
function withSeed(words: readonly string[], seed: string | undefined): readonly string[] {
  const named = words.some((word) => word === '--seed' || word.startsWith('--seed='));
  return named || seed === undefined ? words : [...words, '--seed', seed];
}
