import type { Pile } from '../cards/pile.ts';
import type { Relationship } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { RootSetup } from '../root-setup.ts';

/** The current battle, for effects that depend on who defends where (D61). */
export interface BattleNow {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: PlaceName;
}

/** What the table keeps about the current line of the log; each `begin` starts a new one (D3). */
export interface LineNow {
  /** Lines begun so far, from 1; 0 before the first. */
  readonly number: number;
  /** Whose line it is; after `end`, the last taker; null before the first line. */
  readonly taker: string | null;
  readonly setup: boolean;
  readonly open: boolean;
  readonly battle: BattleNow | null;
  /** Effects that come before the next action unless that action writes them itself: `protectionism`. */
  readonly due: readonly string[];
  /** What has been written in this line that changes what its end implies: `funds`. */
  readonly written: readonly string[];
  /**
   * By faction: warriors that have just gone to the Coffin Makers, and whether a card was discarded since (6.2.3,
   * D162).
   */
  readonly lost?: Readonly<Record<string, { readonly warriors: number; readonly paid: boolean }>>;
  /** Clearings with a bomb that was turned up in this line and is still there (D68). */
  readonly bombs: readonly PlaceName[];
}

/** The state before the first line. */
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
  /** The faction that controls it, or null if it is in the supply. */
  readonly holder: string | null;
  /** Control markers left; null if the log does not say. */
  readonly markers: number | null;
  /** Gained in this turn, so it loses no marker when the turn ends (H.1.3). */
  readonly fresh: boolean;
}

/** The hireling markers (A.6.4). */
export interface HirelingMarkers {
  /** The markers on the score track, by space. */
  readonly track: readonly number[];
  /** How many markers each faction has taken but not flipped yet (H.1.1). */
  readonly taken: Readonly<Record<string, number>>;
}

/**
 * The table: a ledger of components in places, and other facts beside it.
 *
 * `rows` counts pieces, items and the factions' own cards: a row for each place, a column for each component, both
 * assigned by the layout (`layoutOf`). `piles` holds the cards. These two are changed in place; every other field is
 * replaced as a whole, so copies can share it.
 */
export interface Table {
  readonly setup: RootSetup;
  rows: number[][];
  piles: Pile[];
  /** Cards in the draw pile, and the number of reshuffles. */
  draw: number;
  shuffles: number;
  /** Quests not yet turned up. */
  questDraw: number;
  /** Points by seat; a marker that leaves the track keeps its points. */
  scores: readonly number[];
  /** The board with a seat's score marker, null while it is on the track. */
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
  /**
   * Who has won by dominance: the condition was met at the start of this faction's Birdsong (3.3.1), before anybody
   * else had won.
   */
  dominant: string | null;
  /** The Eyrie's leaders that are face down (7.7.3). */
  deposed: readonly string[];
  /** The Duchy's lost crowns, by the ranks of their ministers (12.2.3). */
  lostCrowns: readonly string[];
  /** The factions that have had their setup line, in order. */
  setUp: readonly string[];
  /** The factions that have had a line after setup, in the order of their first one (D23). */
  order: readonly string[];
  turn: LineNow;
}

/** Fields that are replaced as a whole. */
export type Field = Exclude<keyof Table, 'setup' | 'rows' | 'piles'>;

/** A copy that shares nothing that is changed in place. */
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

/**
 * A copy that shares unchanged rows with another table; those must not be changed any more. Only these rows may have `changed`.
 */
export function copySharing(table: Readonly<Table>, base: Readonly<Table>, changed: readonly number[]): Table {
  const rows = base.rows.slice();
  for (const i of changed) {
    const row = table.rows[i];
    if (row !== undefined && rows[i] === base.rows[i] && isOther(row, rows[i])) rows[i] = row.slice();
  }
  return copyWith(table, rows);
}

/** Whether a row has other counts. */
function isOther(row: readonly number[], before: readonly number[] = []): boolean {
  for (let i = 0; i < row.length; i++) if (row[i] !== before[i]) return true;
  return false;
}
