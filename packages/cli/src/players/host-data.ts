import type { MessagePort } from 'node:worker_threads';

/** What the thread of a player is started with. */
export interface HostData {
  readonly word: string;
  readonly port: MessagePort;
  /** Two numbers: 1 once an answer is there; the process of a program. */
  readonly signal: Int32Array;
}
