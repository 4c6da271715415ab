import type { MessagePort } from 'node:worker_threads';

/** A question on its way to a player. */
export interface Ask {
  readonly game: string;
  /** The request, but for its chance. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Of the player's chance. */
  readonly seed: number;
}

/** The place of the option that was chosen, or what went wrong. */
export type Told =
  | { readonly index: number /** What the player says that its choice is worth. */; readonly value?: number }
  | { readonly trouble: string };

/** What the thread of a player is started with. */
export interface HostData {
  readonly word: string;
  readonly port: MessagePort;
  /** Two numbers: 1 once an answer is there; the process of a program. */
  readonly signal: Int32Array;
}

export const ANSWERED = 0;
export const PROCESS = 1;
