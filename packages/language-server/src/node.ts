// The server for Node, on standard input and output.
import { PassThrough } from 'node:stream';
import { ProposedFeatures, createConnection } from 'vscode-languageserver/node';
import { type ServeOptions, serve } from './serve.ts';

export type { Game } from '@woodlog/language';
export { type LawCheck, type ServeOptions, serve } from './serve.ts';

/** Milliseconds after the end of input in which requests are still answered. */
const GRACE = 500;

/**
 * Serves an editor on standard input and output until it closes them.
 *
 * @example serveStdio()
 */
export function serveStdio(options: ServeOptions = {}): void {
  // A connection closes with its input even if answers are pending, so the end is passed on later.
  const input = new PassThrough();
  process.stdin.pipe(input, { end: false });
  process.stdin.once('end', () => setTimeout(() => input.end(), GRACE));
  const connection = createConnection(ProposedFeatures.all, input, process.stdout);
  serve(connection, options);
  connection.listen();
}
