import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LawCheck } from '@woodlog/language-server';
import type { Diagnostic } from '@woodlog/notation/kernel';

/** The worker as it is built: beside the command and the chunks that it is split into. */
const WORKER = fileURLToPath(new URL('lsp/law-worker.js', import.meta.url));

/** Holds texts to the rules, each in a thread that ends when nobody waits for it; null where there is no built worker. */
export function lawInWorkers(): LawCheck | null {
  if (!existsSync(WORKER)) return null;
  return {
    start(text, game, report) {
      const worker = new Worker(WORKER, { workerData: { text, game } });
      const stop = (): void => void worker.terminate();
      worker.on('message', (diagnostics: readonly Diagnostic[]) => report(diagnostics));
      // What goes wrong there is no trouble of the editor: the text has no verdicts then.
      worker.on('error', stop);
      return { stop };
    },
  };
}
