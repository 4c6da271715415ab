// The thread in which `fuzz` runs where it is built, so that a case which does not come back can be told of.
import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzRequest, runRequest } from './request.ts';
import type { FoundFault } from './run.ts';
import type { Summary } from './summary.ts';

/** What the thread is given: the request, and two numbers that it shares: the case it is at, and values tried. */
export interface WorkerInput {
  readonly request: FuzzRequest;
  readonly pulse: Int32Array<SharedArrayBuffer>;
}

export type WorkerMessage = { readonly found: FoundFault } | { readonly tried: number } | { readonly summary: Summary };

const { request, pulse } = workerData as WorkerInput;
const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

const summary = await runRequest(request, {
  begins: (index) => void Atomics.store(pulse, 0, index),
  tries: () => void Atomics.add(pulse, 1, 1),
  found: (found) => post({ found }),
  tried: (tried) => post({ tried }),
});
post({ summary });
