import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { loadFuzz } from './games.ts';
import { type FuzzRequest, runRequest } from './request.ts';
import { type FoundFault, type Listener, caseAt } from './run.ts';
import type { Summary } from './summary.ts';
import type { WorkerInput, WorkerMessage } from './worker.ts';

/** Where the build puts the worker thread: beside the command and its chunks. */
const WORKER = fileURLToPath(new URL('fuzz/worker.js', import.meta.url));

/** A value that takes longer never returns, however busy the machine is. */
const STUCK_MS = 60_000;
const LOOK_MS = 1000;

/**
 * Runs in a thread and watches it: a reader that never returns or runs out of memory is a fault like any other, and
 * ends the run without a summary. Unbuilt sources have no thread, so there nothing is watched.
 */
export async function watchedRun(
  request: FuzzRequest,
  listener: Pick<Listener, 'found' | 'tried'>,
): Promise<Summary | null> {
  if (!existsSync(WORKER)) return runRequest(request, { ...listener, begins() {}, tries() {} });
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(WORKER, { workerData: { request, pulse } satisfies WorkerInput });
  const ended = await new Promise<Summary | string>((resolve, reject) => {
    let values = 0;
    let since = performance.now();
    const watch = setInterval(() => {
      const now = Atomics.load(pulse, 1);
      if (now !== values) since = performance.now();
      values = now;
      if (performance.now() - since > STUCK_MS) resolve(`a value is not done in ${STUCK_MS / 1000} s`);
    }, LOOK_MS);
    worker.on('message', (message: WorkerMessage) => {
      try {
        if ('found' in message) listener.found(message.found);
        else if ('tried' in message) listener.tried(message.tried);
        else resolve(message.summary);
      } catch (error) {
        // The fault could not be saved.
        reject(error);
      }
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('it takes all memory there is') : reject(error),
    );
    worker.on('exit', () => clearInterval(watch));
  }).finally(() => worker.terminate());
  if (typeof ended !== 'string') return ended;
  const at = Atomics.load(pulse, 0);
  listener.found(await stuckAt(request, at, ended));
  return null;
}

async function stuckAt({ game, corpus }: FuzzRequest, at: number, how: string): Promise<FoundFault> {
  const { adapter, kind } = caseAt(await loadFuzz(game, corpus), at);
  return { law: 'comes-back', how, at, game: adapter.game, kind: kind.name };
}
