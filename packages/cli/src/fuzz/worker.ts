// The thread of `fuzz`, so that a case that never returns can be reported.
import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzRequest, runRequest } from './request.ts';
import type { FoundFault } from './run.ts';
import type { Summary } from './summary.ts';

/** The request, and two shared numbers: the current case, and values tried. */
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
