import type { RootMap } from '../data/maps/map.ts';
import { HIRELING_SHEETS } from '../data/hirelings.ts';
import { CLEARINGS, type Hireling } from '../data/vocabulary.ts';
import type { BoardPart } from '../data/factions/faction-sheet.ts';
import { type PlaceName, supplyOf } from '../place-name.ts';
import type { ColumnKind } from './component.ts';
import { NO_PILE, NO_ROW, type PileIndex, type RowIndex } from './indices.ts';
import type { PlayerSheet } from './player-sheet.ts';

/** The kind of a place. */
export type SpotKind =
  | 'clearing'
  | 'burrow'
  | 'forest'
  | 'path'
  | 'ruin'
  | 'hand'
  | 'board'
  | 'part'
  | 'quests'
  | 'draw'
  | 'discard'
  | 'any-discard'
  | 'lost-souls'
  | 'dominance'
  | 'supply'
  | 'items'
  | 'box'
  | 'coffin'
  | 'out'
  | 'suspense';

/**
 * A place of this table: the row that counts its pieces, and the piles of its cards and quests; -1 for those that it
 * lacks.
 */
export interface Place {
  readonly name: PlaceName;
  readonly kind: SpotKind;
  readonly row: RowIndex;
  readonly pile: PileIndex;
  /** The pile of crafted cards on a board: `pile` itself, unless a separate stack lies there too (8.2.3). */
  readonly crafted: PileIndex;
  readonly quests: PileIndex;
  /** The faction or hireling that owns the place; empty for common ones. */
  readonly owner: string;
  /** For a part of a board, what follows the board's name. */
  readonly part: string;
  /** For a part of a board, what can lie there. */
  readonly holds: BoardPart['holds'] | null;
  /** Rows that may hold an item of this place: a Vagabond's areas in search order (D64), a clearing and its ruin. */
  readonly itemRows: readonly RowIndex[];
  /** The row of an item that is put there, -1 if none can be. */
  readonly itemRow: RowIndex;
  /** Row of the items under this clearing's ruin, or -1. */
  readonly ruinRow: RowIndex;
}

/** Areas of a Vagabond's board, in the order in which an item written without an area is looked for (D64). */
export const ITEM_AREAS = ['s', 't', 'd'] as const;

export interface Places {
  readonly places: readonly Place[];
  /** By name, those that can be written: all but the suspense place and the box. */
  readonly placeOf: ReadonlyMap<PlaceName, Place>;
  /** By row. All supplies share one row, since each column belongs to one of them. */
  readonly placeOfRow: readonly Place[];
  readonly rowCount: number;
  readonly pileCount: number;
  /** Whether the order of each pile matters (D6). */
  readonly ordered: readonly boolean[];
  readonly supplyRow: RowIndex;
  readonly itemsRow: RowIndex;
  /** The row of the characters' starting items before they are taken. */
  readonly boxRow: RowIndex;
  readonly outRow: RowIndex;
  readonly suspenseRow: RowIndex;
  readonly coffinRow: RowIndex;
  readonly discardPile: PileIndex;
  /** -1 if no Lizards are at the table. */
  readonly lostSoulsPile: PileIndex;
  readonly dominancePile: PileIndex;
  readonly suspensePile: PileIndex;
  readonly suspenseQuests: PileIndex;
  /** The places on the map: Burrow, clearings, forests, paths. */
  readonly mapPlaces: readonly Place[];
}

/** Lays out the places of a table. */
export function placesOf(map: RootMap, seats: readonly PlayerSheet[], hirelings: readonly Hireling[]): Places {
  const places: Place[] = [];
  const ordered: boolean[] = [];
  let rows = 0;
  let piles = 0;
  const row = (): RowIndex => rows++ as RowIndex;
  const pile = (inOrder = false): PileIndex => {
    ordered.push(inOrder);
    return piles++ as PileIndex;
  };
  const add = (
    name: PlaceName,
    kind: SpotKind,
    has: Partial<Pick<Place, 'row' | 'pile' | 'crafted' | 'quests' | 'owner' | 'part' | 'holds'>>,
  ): Place => {
    const { row = NO_ROW, pile = NO_PILE, crafted = pile, quests = NO_PILE, owner = '', part = '', holds = null } = has;
    // `withItemRows` sets the last three.
    const [itemRows, itemRow, ruinRow] = [[], NO_ROW, NO_ROW];
    const place = { name, kind, row, pile, crafted, quests, owner, part, holds, itemRows, itemRow, ruinRow };
    places.push(place);
    return place;
  };

  add('0', 'burrow', { row: row() });
  for (const clearing of CLEARINGS) add(`${clearing}`, 'clearing', { row: row() });
  for (const forest of map.forests) add(forest.name, 'forest', { row: row() });
  if (hirelings.some((name) => HIRELING_SHEETS[name].onPaths))
    for (const path of map.paths) add(path.name, 'path', { row: row() });
  for (const clearing of map.ruinClearings) add(`ruin:${clearing}`, 'ruin', { row: row() });

  for (const { sheet, boardSheet, faction } of seats) {
    const owner = faction;
    add(faction, 'hand', { owner, pile: pile(boardSheet.orderedHand) });
    const questing = sheet.quests === true;
    add(`${faction}$`, 'board', {
      owner,
      row: row(),
      pile: pile(),
      ...(boardSheet.stack && { crafted: pile() }),
      ...(questing && { quests: pile() }),
    });
    for (const { suffix, holds } of boardSheet.parts ?? []) {
      const part = { owner, part: suffix, holds, row: row() };
      add(`${faction}$${suffix}`, 'part', holds === 'cards' ? { ...part, pile: pile() } : part);
    }
    add(supplyOf(faction), 'supply', { owner });
  }
  for (const hireling of hirelings) {
    add(`${hireling}$`, 'board', { owner: hireling, row: row() });
    add(supplyOf(hireling), 'supply', { owner: hireling });
  }
  const supplyRow = row();
  add('supply', 'supply', { row: supplyRow });
  const items = add('items', 'items', { row: row() });
  const box = add('box', 'box', { row: row() });
  const out = add('out', 'out', { row: row(), pile: pile(), quests: pile() });
  const coffin = add('coffin', 'coffin', { row: row() });
  const suspense = add('?', 'suspense', { row: row(), pile: pile(), quests: pile() });
  add('draw', 'draw', {});
  const discard = add('*', 'discard', { pile: pile(true) });
  add('discard', 'any-discard', {});
  const owner = seats.find(({ sheet }) => sheet.lostSouls)?.faction;
  const lostSouls = owner && add(`${owner}$_l`, 'lost-souls', { owner, part: '_l', pile: pile(true) });
  const dominance = add('dominance', 'dominance', { pile: pile() });
  add('Q', 'quests', { quests: pile() });

  const linked = withItemRows(places, supplyRow);
  const placeOfRow: Place[] = [];
  // The shared row of the supplies is listed as nobody's.
  for (const place of linked) if (place.row >= 0) placeOfRow[place.row] = place;
  const writable = linked.filter(({ kind }) => kind !== 'suspense' && kind !== 'box');
  return {
    places: linked,
    placeOf: new Map(writable.map((place) => [place.name, place])),
    placeOfRow: placeOfRow,
    rowCount: rows,
    pileCount: piles,
    ordered,
    supplyRow,
    itemsRow: items.row,
    boxRow: box.row,
    outRow: out.row,
    suspenseRow: suspense.row,
    coffinRow: coffin.row,
    discardPile: discard.pile,
    lostSoulsPile: lostSouls ? lostSouls.pile : NO_PILE,
    dominancePile: dominance.pile,
    suspensePile: suspense.pile,
    suspenseQuests: suspense.quests,
    mapPlaces: linked.filter(onMap),
  };
}

/** Sets the item rows of each place; all supplies share a row. */
function withItemRows(places: readonly Place[], supplyRow: RowIndex): Place[] {
  const rowOf = new Map(places.map(({ name, row }) => [name, row]));
  return places.map((place): Place => {
    const { name, kind, pile, crafted, quests, owner, part, holds } = place;
    const row = kind === 'supply' ? supplyRow : place.row;
    const areas = kind === 'board' ? ITEM_AREAS.flatMap((area) => rowOf.get(name + area) ?? []) : [];
    const ruinRow = rowOf.get(`ruin:${name}`) ?? NO_ROW;
    const lie = [row, ruinRow].filter((one) => one >= 0);
    const itemRows = areas.length > 0 ? areas : lie;
    const itemRow = areas[0] ?? (row >= 0 && canHold(place, 'item') ? row : NO_ROW);
    // Field by field, so that all places are objects of one shape: they are read whenever something moves.
    return { name, kind, row, pile, crafted, quests, owner, part, holds, itemRows, itemRow, ruinRow };
  });
}

/** Whether a kind of component can be in a place at all, whatever the Law says about getting there. */
export function canHold({ kind, holds }: Place, what: ColumnKind): boolean {
  switch (kind) {
    case 'out':
      return true;
    case 'clearing':
      return what !== 'own-card';
    case 'burrow':
    case 'forest':
    case 'path':
      return what !== 'own-card' && what !== 'item';
    case 'board':
      return what !== 'landmark';
    case 'part':
      if (what === 'own-card') return holds === 'cards';
      return what === 'item' ? holds === 'items' : holds === 'pieces';
    case 'supply':
      return what !== 'item';
    case 'ruin':
      return what === 'item' || what === 'ruin';
    case 'items':
      return what === 'item';
    case 'coffin':
      return what === 'warrior';
    default:
      return false;
  }
}

/** Whether pieces there are on the map; the Burrow counts as a clearing (12.2.2). */
export function onMap({ kind }: Place): boolean {
  return kind === 'clearing' || kind === 'burrow' || kind === 'forest' || kind === 'path';
}
