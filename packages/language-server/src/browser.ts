// The server for a browser's worker, which speaks by messages.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { type ServeOptions, serve } from './serve.ts';

export type { Game } from '@woodlog/language';
export { type LawCheck, type ServeOptions, serve } from './serve.ts';

/**
 * Serves the page that started this worker.
 *
 * @example serveWorker(self)
 */
export function serveWorker(
  worker: ConstructorParameters<typeof BrowserMessageReader>[0],
  options: ServeOptions = {},
): void {
  const connection = createConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
  serve(connection, options);
  connection.listen();
}
