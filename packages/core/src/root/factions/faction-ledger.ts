import type { SeatSetup } from '../../kernel/index.ts';
import type { Faction } from '../data/vocabulary.ts';
import type { PlanBuilder } from '../ledger/plan-builder.ts';
import type { Action } from '../action.ts';
import type { Place } from '../table/place.ts';

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

/** A posting that a hook is told of. Rows and columns are those of the layout. */
export interface Posting {
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly count: number;
}

/**
 * What a faction adds to the ledger: its own cards and board parts, and the effects that Rootlog leaves unsaid.
 * Every hook writes into the journal of the action under way. A faction without such effects has no hooks.
 */
export interface FactionLedger {
  readonly letter: Faction;
  readonly ownCards?: readonly OwnCard[];
  readonly boardParts?: (seat: SeatSetup) => readonly BoardPart[];
  /** A Vagabond: completes quests, has a chart of relationships, may join a coalition (9.3.3, 9.2.9, 9.2.8). */
  readonly quests?: true;
  /** Takes what lies under ruins (9.3.4, 14.3.3). */
  readonly ruinItems?: true;
  /** Its tokens are plots, and can change places (13.5.4). */
  readonly plots?: true;
  /** Discarded cards become Lost Souls while it sits at the table (10.2.6). */
  readonly lostSouls?: true;
  /** A stack of cards lies on the board, apart from the crafted ones (8.2.3). */
  readonly stack?: true;
  /** Whether pieces that the Law removes from the game return to their board for this seat. */
  readonly piecesReturn?: (seat: SeatSetup) => boolean;
  /** The order of the cards in hand is public and matters (D19). */
  readonly orderedHand?: (seat: SeatSetup) => boolean;
  /** A line of this faction starts. */
  readonly begin?: (builder: PlanBuilder) => void;
  /** The next action of the line, while something is due. */
  readonly before?: (builder: PlanBuilder, action: Action) => void;
  /** A line of this faction ends. */
  readonly end?: (builder: PlanBuilder) => void;
  /** A piece of this faction leaves the map for its supply: the row it goes to instead, or -1. */
  readonly removed?: (builder: PlanBuilder, posting: Posting) => number;
  /** Something has come to this faction's board (`part` is '') or a part of it. */
  readonly arrived?: (builder: PlanBuilder, part: string, posting: Posting) => void;
  /** Something has left a part of this faction's board. */
  readonly departed?: (builder: PlanBuilder, part: string, posting: Posting) => void;
  /** A piece of this faction has been turned over to show this column. */
  readonly flipped?: (builder: PlanBuilder, column: number, place: Place) => void;
  /** `$_->`: the decree is discarded. */
  readonly discardDecree?: (builder: PlanBuilder) => void;
  /** The outcast has been set. */
  readonly outcastSet?: (builder: PlanBuilder) => void;
  /** Where an own card goes that is discarded; to its supply if nothing is said. */
  readonly discardedOwnCard?: 'supply' | 'out';
}
