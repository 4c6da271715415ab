import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LawCheck } from '@woodlog/language-server';
import { type LawReply, lawInThread } from '@woodlog/language/law';

/** The worker as it is built: beside the command and the chunks that it is split into. */
const WORKER = fileURLToPath(new URL('lsp/law-worker.js', import.meta.url));

/** Holds logs of Root to the rules, each in a thread of its own; null where there is no built worker. */
export function lawInWorkers(): LawCheck | null {
  if (!existsSync(WORKER)) return null;
  return (game) =>
    game !== 'root'
      ? null
      : lawInThread((onReply) => {
          const worker = new Worker(WORKER);
          worker.on('message', (reply: LawReply) => onReply(reply));
          // What goes wrong there is no trouble of the editor: the text has no verdicts then.
          worker.on('error', () => void worker.terminate());
          return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
        });
}
