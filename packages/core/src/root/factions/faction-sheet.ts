import type { Faction } from '../data/vocabulary.ts';

/** Pieces that come out of one supply, spelt as Rootlog spells them, without the faction's letter. */
export interface PieceClass {
  readonly piece: string;
  readonly name: string;
  readonly supply: number;
  /**
   * What a piece of the class can turn out to be, and how many of the class can show it at once.
   * The class is conserved; faces change or become known (D1).
   */
  readonly faces?: Readonly<Record<string, number>>;
  /** Out of the game once removed from the map. */
  readonly removedForGood?: true;
}

/** What is on the back of a faction board, and what the common rules have to know of the faction, whoever plays it. */
export interface FactionSheet {
  readonly letter: Faction;
  readonly name: string;
  /** Letter of the setup order (5.1.7); Chameleandroid has none and comes last. */
  readonly setup?: string;
  /** Reach (5.2.2); of a second Vagabond, his own. */
  readonly reach?: number;
  /** Militants may be dealt first (A.8.2). */
  readonly stance?: 'militant' | 'insurgent';
  /** Warriors in its starting corner, where it places nothing else there (15.3.3). */
  readonly cornerWarriors?: number;
  readonly pieces: readonly PieceClass[];
  /** Rules a clearing where it is tied for the most and has a piece (7.2.2). */
  readonly rulesTies?: true;
  /** Rules wherever it has a building (10.2.4). */
  readonly rulesByBuilding?: true;
  /** Owns and rules the Burrow (12.2.2). */
  readonly rulesBurrow?: true;
  /** Others can hire its warriors (11.2.7.III). */
  readonly hirable?: true;
}

/** Spaces of a track from left to right: the n-th is uncovered by the n-th piece placed. */
export type Track = readonly number[];
