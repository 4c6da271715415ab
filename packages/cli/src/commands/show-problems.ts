import type { Diagnostic } from '@woodlog/notation/kernel';
import { type ExitCode, exitCode } from '../exit.ts';
import { talkColours } from '../show/colours.ts';
import { diagnosticsText, hasErrors } from '../show/diagnostics.ts';
import { say } from '../show/out.ts';
import type { Opened } from './input.ts';

/** Shows what is wrong or doubtful in a log; remarks on spelling are left to `check`. */
export function showProblems({ name, text }: Pick<Opened, 'name' | 'text'>, diagnostics: readonly Diagnostic[]): void {
  const weighty = diagnostics.filter(({ severity }) => severity !== 'info');
  say(diagnosticsText({ name, text, diagnostics: weighty }, talkColours()));
}

/** 1 if a part of the log could not be read, else 0: slips of play are no error of the text. */
export const exitFor = (diagnostics: readonly Diagnostic[]): ExitCode =>
  hasErrors(diagnostics) ? exitCode.input : exitCode.fine;
