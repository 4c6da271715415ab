// The server for Node: it speaks on standard input and output, or on what the command line says.
import { ProposedFeatures, createConnection } from 'vscode-languageserver/node';
import { type ServeOptions, serve } from './serve.ts';

declare const process: { readonly stdin: never; readonly stdout: never };

/**
 * Serves an editor on standard input and output until it says goodbye.
 *
 * @example serveStdio()
 */
export function serveStdio(options: ServeOptions = {}): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serve(connection, options);
  connection.listen();
}
