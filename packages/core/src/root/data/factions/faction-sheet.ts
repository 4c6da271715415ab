import type { Faction } from '../vocabulary.ts';

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
  /** The section by which its owner removes it as a price. */
  readonly spentBy?: string;
}

/** Cards of a faction that are not of the 54 (D9): leaders, viziers, ministers, moods, characters, retainers. */
export interface OwnCard {
  readonly spelling: string;
  /** Suit letter, where Rootlog writes one. */
  readonly suit?: string;
  readonly count: number;
}

/** A named part of a board: `E$_r`, `K$_2`, `N$_e`, `V$s`. */
export interface BoardPart {
  /** What follows the board's name: `_r`, `s`. */
  readonly suffix: string;
  /** What can lie there: cards (the faction's own too), items, or pieces. */
  readonly holds: 'cards' | 'items' | 'pieces';
}

/** What lies on a board beside pieces in their supply: the ledger lays out rows, columns and piles by it. */
export interface BoardSheet {
  readonly parts?: readonly BoardPart[];
  /** A stack of cards lies on the board, apart from the crafted ones (8.2.3). */
  readonly stack?: true;
  /** The order of the cards in hand is public and matters (D19). */
  readonly orderedHand?: true;
  /** The hand lies face up (11.2.3). */
  readonly openHand?: true;
  /** Pieces that the Law removes from the game return to their board. */
  readonly piecesReturn?: true;
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
  /** Warriors in its starting corner, where it may place nothing else there (15.3.3; 7.3.2 in a full clearing). */
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
  /** Completes quests, has a chart of relationships, may join a coalition (9.3.3, 9.2.9, 9.2.8). */
  readonly quests?: true;
  /** Takes what lies under ruins (9.3.4, 14.3.3). */
  readonly ruinItems?: true;
  /** Its tokens are plots, and can change places (13.5.4). */
  readonly plots?: true;
  /** Discarded cards become Lost Souls while it sits at the table (10.2.6). */
  readonly lostSouls?: true;
  readonly ownCards?: readonly OwnCard[];
  /** Where an own card goes that is discarded; to its supply if nothing is said. */
  readonly discardedOwnCard?: 'out';
  readonly board?: BoardSheet;
  /** The board where a bot plays the faction, if it is another. */
  readonly botBoard?: BoardSheet;
}

/** One of each of these cards. */
export const oneOfEach = (cards: readonly { readonly spelling: string }[]): readonly OwnCard[] =>
  cards.map(({ spelling }) => ({ spelling, count: 1 }));

/** Spaces of a track from left to right: the n-th is uncovered by the n-th piece placed. */
export type Track = readonly number[];
