import type { PlayAdapter, PlayRequest } from '../games/play-adapter.ts';

/** A game of a folder before it is played. */
export interface Planned {
  readonly request: PlayRequest;
  /** The end to look for, over seeds; by default, any. */
  readonly end?: string;
  /** An event to look for in the same way. */
  readonly event?: string;
}

/** The bots of a game and its table sizes. */
export type Seating = Pick<PlayAdapter, 'bots' | 'sizes'>;
