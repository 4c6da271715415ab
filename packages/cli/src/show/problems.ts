import type { Diagnostic } from '@woodlog/notation/kernel';
import { type ExitCode, exitCode } from '../exit.ts';
import { talkColours } from './colours.ts';
import { diagnosticsText, hasErrors } from './diagnostics.ts';
import { say } from './out.ts';

/** A text, and its name as messages show it. */
interface Shown {
  readonly name: string;
  readonly text: string;
}

/** Shows what is wrong or doubtful in a log; remarks on spelling are left to `check`. */
export function showProblems({ name, text }: Shown, diagnostics: readonly Diagnostic[]): void {
  const weighty = diagnostics.filter(({ severity }) => severity !== 'info');
  say(diagnosticsText({ name, text, diagnostics: weighty }, talkColours()));
}

/** 1 if a part of the log could not be read, else 0: slips of play are no error of the text. */
export const exitFor = (diagnostics: readonly Diagnostic[]): ExitCode =>
  hasErrors(diagnostics) ? exitCode.input : exitCode.fine;
