import type { Box, Palette } from '@woodlog/draw/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import type { NoReplay, Replay, ReplayPlayer } from '@woodlog/session/kernel';

/** A player as the page shows them; `colour` and `ink` are names of the palette. */
export interface ShownPlayer extends ReplayPlayer {
  readonly colour: string;
  readonly ink: string;
}

export interface ReplayPicture {
  readonly name: string;
  readonly box: Box;
}

/** A replay with its pictures. */
export interface ShownReplay extends Omit<Replay<unknown, unknown, ShownPlayer>, 'tableAt' | 'marksAt'> {
  readonly palette: Palette;
  /** The pictures of a frame: the board first, then what lies beside it. */
  pictures(frame: number): readonly ReplayPicture[];
}

/** Reads the replay of a log and draws it; the diagnostics are those of `check`. */
export type ShowReplay = (text: string, diagnostics: readonly Diagnostic[]) => ShownReplay | NoReplay;
