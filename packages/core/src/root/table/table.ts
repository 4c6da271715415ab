import type { Pile } from '../cards/pile.ts';
import type { Relationship } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { RootSetup } from '../root-setup.ts';

/** The battle that is going on, for what depends on who defends where (D61). */
export interface BattleNow {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: PlaceName;
}

/** What a line of the log knows of itself; a new one starts with every `begin` (D3). */
export interface LineNow {
  /** Lines begun so far, from 1; 0 before the first. */
  readonly number: number;
  /** Whose line it is; the last taker after `end`, null before the first line. */
  readonly taker: string | null;
  readonly setup: boolean;
  readonly open: boolean;
  readonly battle: BattleNow | null;
  /** Effects that come before the next action unless that action writes them itself: `protectionism`. */
  readonly due: readonly string[];
  /** What has been written in this line and changes what its end implies: `funds`. */
  readonly written: readonly string[];
  /** By faction: warriors that have just gone to the Coffin Makers, and whether a card was discarded since (6.2.3, D162). */
  readonly lost?: Readonly<Record<string, { readonly warriors: number; readonly paid: boolean }>>;
  /** Clearings where a bomb was turned up in this line and still lies (D68). */
  readonly bombs: readonly PlaceName[];
}

/** The turn before the first line. */
export const NO_TURN: LineNow = {
  number: 0,
  taker: null,
  setup: false,
  open: false,
  battle: null,
  due: [],
  written: [],
  bombs: [],
};

export interface HirelingCard {
  readonly demoted: boolean;
  /** The faction that controls it, or null in the supply. */
  readonly holder: string | null;
  /** Control markers left; null where the log does not say. */
  readonly markers: number | null;
  /** Gained in this turn, so that no marker leaves at its end (H.1.3). */
  readonly fresh: boolean;
}

/** The hireling markers (A.6.4). */
export interface HirelingMarkers {
  /** Those that lie on the score track, by their spaces. */
  readonly track: readonly number[];
  /** How many a faction has taken that are not flipped yet (H.1.1). */
  readonly taken: Readonly<Record<string, number>>;
}

/**
 * The table: a ledger of components in places, and what stands beside it.
 *
 * `rows` counts pieces, items and the factions' own cards: a row a place, a column a component, both given by the
 * table's layout (`layoutOf`). `piles` holds the cards. These two are written in place; every other field is a value
 * that is replaced whole, so a copy shares it.
 */
export interface Table {
  readonly setup: RootSetup;
  rows: number[][];
  piles: Pile[];
  /** Cards in the draw pile, and how often it was shuffled anew. */
  draw: number;
  shuffles: number;
  /** Quests not yet turned up. */
  questDraw: number;
  /** Points by seat; a marker that leaves the track keeps its number. */
  scores: readonly number[];
  /** The board that a seat's score marker lies on, null while it is on the track. */
  markers: readonly (PlaceName | null)[];
  /** By Vagabond, then by faction. */
  relationships: Readonly<Record<string, Readonly<Record<string, Relationship>>>>;
  /** The Riverfolk's prices: hand card, riverboats, mercenaries; null until set. */
  prices: Readonly<Record<'h' | 'r' | 'm', number | null>>;
  funds: number;
  /** Warriors that have come into Payments since the Riverfolk's last Birdsong (D10). */
  payments: number;
  outcast: 'F' | 'M' | 'R' | null;
  hated: boolean;
  /** The space of the Logical Lizards' conspiracy marker, 1 to 5. */
  conspiracy: number;
  hirelings: Readonly<Record<string, HirelingCard>>;
  hirelingMarkers: HirelingMarkers;
  openPaths: readonly PlaceName[];
  /** Chameleandroid's ego track from left to right (D25). */
  egoTrack: readonly string[];
  /** Who has won by dominance: it was met as a Birdsong of this faction started (3.3.1), and nobody had won before. */
  dominant: string | null;
  /** The Eyrie's leaders that lie face down (7.7.3). */
  deposed: readonly string[];
  /** Crowns of the Duchy that are out of the game, by the ranks of their ministers (12.2.3). */
  lostCrowns: readonly string[];
  /** The factions that have had their setup line, in this order. */
  setUp: readonly string[];
  /** The factions that have had a line after setup, in the order of their first one (D23). */
  order: readonly string[];
  turn: LineNow;
}

/** Fields that are replaced whole. */
export type Field = Exclude<keyof Table, 'setup' | 'rows' | 'piles'>;

/** A copy that shares nothing that is written in place. */
export const copyTable = (table: Readonly<Table>): Table =>
  copyWith(
    table,
    table.rows.map((row) => row.slice()),
  );

function copyWith(table: Readonly<Table>, rows: number[][]): Table {
  return {
    setup: table.setup,
    rows,
    piles: table.piles.slice(),
    draw: table.draw,
    shuffles: table.shuffles,
    questDraw: table.questDraw,
    scores: table.scores,
    markers: table.markers,
    relationships: table.relationships,
    prices: table.prices,
    funds: table.funds,
    payments: table.payments,
    outcast: table.outcast,
    hated: table.hated,
    conspiracy: table.conspiracy,
    hirelings: table.hirelings,
    hirelingMarkers: table.hirelingMarkers,
    openPaths: table.openPaths,
    egoTrack: table.egoTrack,
    dominant: table.dominant,
    deposed: table.deposed,
    lostCrowns: table.lostCrowns,
    setUp: table.setUp,
    order: table.order,
    turn: table.turn,
  };
}

/** A copy that shares the rows that are still those of another table, which nobody may write to any more. */
export function copySharing(table: Readonly<Table>, base: Readonly<Table>): Table {
  const rows = table.rows.map((row, i) => {
    const before = base.rows[i];
    if (before === undefined) return row.slice();
    for (let j = 0; j < row.length; j++) if (row[j] !== before[j]) return row.slice();
    return before;
  });
  return copyWith(table, rows);
}
