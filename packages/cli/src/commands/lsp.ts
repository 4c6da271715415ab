import { type ExitCode, exitCode } from '../exit.ts';
import { serveLogs } from '../lsp/serve.ts';

/** `woodlog lsp`: serves an editor on standard input and output until they close. */
export function lsp({ law = true }: { readonly law?: boolean }): Promise<ExitCode> {
  serveLogs(law);
  return new Promise((resolve) => process.once('exit', () => resolve(exitCode.fine)));
}
