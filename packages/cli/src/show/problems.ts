import type { Diagnostic } from '@woodlog/notation/kernel';
import { type ExitCode, exitCode } from '../exit.ts';
import { talkColours } from './colours.ts';
import { diagnosticsText, hasErrors } from './diagnostics.ts';
import { say } from './out.ts';

interface Shown {
  readonly name: string;
  readonly text: string;
}

/** Prints a log's errors and warnings; spelling is left to `check`. */
export function showProblems({ name, text }: Shown, diagnostics: readonly Diagnostic[]): void {
  const weighty = diagnostics.filter(({ severity }) => severity !== 'info');
  say(diagnosticsText({ name, text, diagnostics: weighty }, talkColours()));
}

/** 1 if part of the log could not be read, else 0: ledger errors do not count. */
export const exitFor = (diagnostics: readonly Diagnostic[]): ExitCode =>
  hasErrors(diagnostics) ? exitCode.input : exitCode.fine;
