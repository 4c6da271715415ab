import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LawCheck } from '@woodlog/language-server';
import { type LawReply, lawInThread } from '@woodlog/language/law';

/** Where the build puts the worker: beside the command and its chunks. */
const WORKER = fileURLToPath(new URL('lsp/law-worker.js', import.meta.url));

/** Checks logs of Root against the rules, each in its own thread; null in unbuilt sources. */
export function lawInWorkers(): LawCheck | null {
  if (!existsSync(WORKER)) return null;
  return (game) =>
    game !== 'root'
      ? null
      : lawInThread((onReply) => {
          const worker = new Worker(WORKER);
          worker.on('message', (reply: LawReply) => onReply(reply));
          // A failing thread leaves the text without verdicts and the editor undisturbed.
          worker.on('error', () => void worker.terminate());
          return { post: (request) => worker.postMessage(request), end: () => void worker.terminate() };
        });
}
