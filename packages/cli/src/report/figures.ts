import type { HeadToHead } from './head-to-head.ts';
import type { LineupFigures } from './lineups.ts';
import type { ScoreGrowth } from './rounds.ts';
import type { PairedSeats } from './seat-effects.ts';
import type { Share } from './share.ts';
import type { Spread } from './spread.ts';
import type { WinRate, WinsUnder } from './wins.ts';

/** The statistics of a run's games; failed games count in `games` only. */
export interface Figures {
  readonly games: {
    readonly all: number;
    readonly failed: number;
    /** By a single seat. */
    readonly won: number;
    /** By two or more. */
    readonly shared: number;
    /** By nobody. */
    readonly drawn: number;
    /** Games with one bot in two or more seats. */
    readonly mirrors: number;
  };
  readonly bots: Readonly<Record<string, WinRate>>;
  /** By seat: `1 of 4` is the first player of four. */
  readonly seats: readonly SeatRate[];
  /** Of runs with `--rotate`. */
  readonly pairedSeats: PairedSeats | null;
  readonly headToHead: readonly HeadToHead[];
  readonly scores: readonly { readonly bot: string; readonly without: number; readonly spread: Spread | null }[];
  /** By table: line-up, map and deck. */
  readonly lineups: readonly LineupFigures[];
  /** Points by bot and round; empty where a run did not keep them. */
  readonly scoresByRound: readonly ScoreGrowth[];
  readonly lengths: Readonly<Record<Length, Spread | null>>;
  readonly settings: Readonly<Record<Setting, readonly WinsUnder[]>>;
  readonly ends: readonly End[];
  /** Indices of failed games, the first of them. */
  readonly failed: readonly number[];
}

/** A place in the order of play, whichever bot sits there. */
export interface SeatRate extends WinRate {
  readonly seat: number;
  readonly size: number;
}

export interface End extends Share {
  readonly reason: string;
  readonly meanRounds: number;
}

export const LENGTHS = ['rounds', 'actions', 'battles'] as const;
export type Length = (typeof LENGTHS)[number];

/** Settings by which win rates are split; `places` are those in the order of play. */
export const SETTINGS = ['places', 'maps', 'decks', 'difficulties', 'characters', 'traits'] as const;
export type Setting = (typeof SETTINGS)[number];
