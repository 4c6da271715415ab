import type { PlayAdapter, PlayRequest } from '../games/play-adapter.ts';

/** A game of a folder, before it is played. */
export interface Planned {
  readonly request: PlayRequest;
  /** The end that is looked for, over seeds; without, any is welcome. */
  readonly end?: string;
  /** Something that is to happen in it, looked for in the same way. */
  readonly event?: string;
}

/** Who may play a game, and how many. */
export type Seating = Pick<PlayAdapter, 'bots' | 'sizes'>;
