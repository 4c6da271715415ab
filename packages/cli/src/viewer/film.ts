import type { Severity } from '@woodlog/notation/kernel';
import type { Box } from '../draw/box.ts';
import type { Palette } from '../draw/palette.ts';

/** A player as the page shows them; `colour` and `ink` are names of the palette. */
export interface FilmPlayer {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
}

export interface Problem {
  readonly severity: Severity;
  readonly message: string;
}

/** What happens between one frame and the next: the beginning of a line, or one of its actions. */
export interface Scene {
  /** As the log writes it; empty for the beginning of a line. */
  readonly text: string;
  /** In plain English. */
  readonly words: string;
  /** What the notation leaves unsaid, with the section that brings it about. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
  readonly problems: readonly Problem[];
  /** Players and places that it concerns, in lower case, to be searched for. */
  readonly about: ReadonlySet<string>;
}

/** A line of the log: its beginning, then its actions. */
export interface Reel {
  /** The number of the line or move, as `replay --turn` counts; 0 is what comes before the first. */
  readonly turn: number;
  /** The player's id; empty where it is nobody's. */
  readonly taker: string;
  readonly heading: string;
  /** The first is the beginning. */
  readonly scenes: readonly Scene[];
  readonly comment: string;
}

/** A log as a sequence of frames: one after each scene of each reel. */
export interface Film {
  readonly title: string;
  /** Comments before the first line, problems that have no line. */
  readonly notes: readonly string[];
  readonly players: readonly FilmPlayer[];
  readonly palette: Palette;
  readonly reels: readonly Reel[];
  readonly winners: readonly string[];
  /** What the chart counts: `Points`, `Coins`. */
  readonly measure: string;
  /** Points that end the chart's scale, if the game has such. */
  readonly goal: number | null;
  /** Points, or what else is counted, of each player after a frame, in the order of the players. */
  scoresAt(frame: number): readonly number[];
  /** The pictures of a frame: the board first, then what lies beside it. */
  pictures(frame: number): readonly FilmPicture[];
}

export interface FilmPicture {
  readonly name: string;
  readonly box: Box;
}

/** What keeps a log from being shown at all. */
export interface NoFilm {
  readonly problem: string;
}

/** Makes a film of a log's text. */
export type MakeFilm = (text: string) => Film | NoFilm;
