import type { NamedBox, Palette } from '@woodlog/draw/kernel';
import type { Replay, ReplayPlayer } from '@woodlog/session/kernel';

/** A replay as a page shows it: the drawings after each frame, the board first. */
export interface Shown
  extends Pick<
    Replay<unknown, unknown>,
    'title' | 'notes' | 'turns' | 'winners' | 'unit' | 'measure' | 'goal' | 'scoresAt'
  > {
  readonly ownTitle?: string;
  readonly players: readonly ShownPlayer[];
  readonly palette: Palette;
  /** What a player won between two frames, in words: `took 12 from the Marquise`. */
  wonIn?(before: number, after: number, taker: string): readonly string[];
  pictures(frame: number): readonly NamedBox[];
}

export interface ShownPlayer extends ReplayPlayer {
  /** Names of the palette. */
  readonly colour: string;
  readonly ink: string;
  readonly letter: string;
}

/** The width of boards beside the table, on wide screens. */
export const BOARD_WIDTH = 520;

/** Why a log cannot be shown. */
export interface NotShown {
  readonly problem: string;
}
