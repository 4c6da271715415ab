import type { Faction } from '../vocabulary.ts';

/** Pieces from one supply, named as in Rootlog but without the faction's letter. */
export interface PieceClass {
  readonly piece: string;
  readonly name: string;
  readonly supply: number;
  /**
   * The possible faces of a piece in the class, with the most that can show each at once. The class is conserved; faces
   * change or become known (D1).
   */
  readonly faces?: Readonly<Record<string, number>>;
  /** It leaves the game when it is removed from the map. */
  readonly removedForGood?: true;
  /** The section by which its owner can spend it. */
  readonly spentBy?: string;
}

/** Pieces of one class, as a row of a faction's sheet. */
export const pieceClass = (
  piece: string,
  name: string,
  supply: number,
  more?: Pick<PieceClass, 'faces' | 'removedForGood' | 'spentBy'>,
): PieceClass => ({ piece, name, supply, ...more });

/** Cards of a faction's own, outside the deck of 54 (D9): leaders, viziers, ministers, moods, characters, retainers. */
export interface OwnCard {
  readonly spelling: string;
  /** Suit letter, if Rootlog writes one. */
  readonly suit?: string;
  readonly count: number;
}

/** A named part of a board: `E$_r`, `K$_2`, `N$_e`, `V$s`. */
export interface BoardPart {
  /** What follows the board's name: `_r`, `s`. */
  readonly suffix: string;
  /** What can be there: cards (including the faction's own), items, or pieces. */
  readonly holds: 'cards' | 'items' | 'pieces';
}

/** What a board holds besides pieces in their supply: it determines rows, columns and piles of the ledger. */
export interface BoardSheet {
  readonly parts?: readonly BoardPart[];
  /** The board has a stack of cards besides the crafted ones (8.2.3). */
  readonly stack?: true;
  /** The order of the cards in hand is public and matters (D19). */
  readonly orderedHand?: true;
  /** The hand is open (11.2.3). */
  readonly openHand?: true;
  /** Pieces that the Law removes from the game return to its board instead. */
  readonly piecesReturn?: true;
}

/** The back of a faction board, and what the common rules must know about the faction, whoever plays it. */
export interface FactionSheet {
  readonly letter: Faction;
  readonly name: string;
  /** Letter in setup order (5.1.7); Chameleandroid has none and comes last. */
  readonly setup?: string;
  /** Reach (5.2.2); the second Vagabond has his own. */
  readonly reach?: number;
  /** Militants may be dealt first (A.8.2). */
  readonly stance?: 'militant' | 'insurgent';
  /** Warriors in its starting corner, if it may place nothing else there (15.3.3; 7.3.2 in a full clearing). */
  readonly cornerWarriors?: number;
  readonly pieces: readonly PieceClass[];
  /** The section by which its pieces with a suit are placed in clearings of it. */
  readonly suited?: string;
  /** Rules a clearing where it is tied for the most and has a piece (7.2.2). */
  readonly rulesTies?: true;
  /** Rules wherever it has a building (10.2.4). */
  readonly rulesByBuilding?: true;
  /** Owns and rules the Burrow (12.2.2). */
  readonly rulesBurrow?: true;
  /** Others can hire its warriors (11.2.7.III). */
  readonly hirable?: true;
  /** Its removed warriors may be saved in another clearing, which is written as one move or as two (6.2.3). */
  readonly saved?: true;
  /** Completes quests, has a chart of relationships, may join a coalition (9.3.3, 9.2.9, 9.2.8). */
  readonly quests?: true;
  /** Takes items from ruins (9.3.4, 14.3.3). */
  readonly ruinItems?: true;
  /** Its tokens are plots, and can change places (13.5.4). */
  readonly plots?: true;
  /** Discarded cards become Lost Souls while it sits at the table (10.2.6). */
  readonly lostSouls?: true;
  readonly ownCards?: readonly OwnCard[];
  /** Where a discarded card of its own goes, if not to its supply. */
  readonly discardedOwnCard?: 'out';
  readonly board?: BoardSheet;
  /** The board of the faction's bot, if it differs. */
  readonly botBoard?: BoardSheet;
}

/** One of each of these cards. */
export const oneOfEach = (cards: readonly { readonly spelling: string }[]): readonly OwnCard[] =>
  cards.map(({ spelling }) => ({ spelling, count: 1 }));

/** Spaces of a track from left to right: the n-th is uncovered by the n-th piece placed. */
export type Track = readonly number[];
