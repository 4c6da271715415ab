import type { MessagePort } from 'node:worker_threads';

/** What a player's thread starts with. */
export interface HostData {
  readonly word: string;
  readonly port: MessagePort;
  /** Two numbers: 1 once an answer is ready; a program's process id. */
  readonly signal: Int32Array;
}
