import { serveStdio } from '@woodlog/language-server/node';
import { type ExitCode, exitCode } from '../exit.ts';
import { lawInWorkers } from '../lsp/law.ts';

/** `woodlog lsp`: serves an editor on standard input and output until it closes them. */
export function lsp({ law = true }: { readonly law?: boolean }): Promise<ExitCode> {
  const checked = law ? lawInWorkers() : null;
  serveStdio(checked === null ? {} : { law: checked });
  return new Promise((resolve) => process.once('exit', () => resolve(exitCode.fine)));
}
