import { serveStdio } from '@woodlog/language-server/node';
import { lawInWorkers } from './law.ts';

/** Serves an editor on standard input and output; with `law`, checks lines against the rules in a thread. */
export function serveLogs(law: boolean): void {
  const checked = law ? lawInWorkers() : null;
  serveStdio(checked === null ? {} : { law: checked });
}
