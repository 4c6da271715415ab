import type { Descriptions } from '../cards/descriptions.ts';
import type { PieceClass } from '../data/factions/faction-sheet.ts';
import { HIRELING_SHEETS } from '../data/hirelings.ts';
import { type Hireling, type Item, ITEMS, LANDMARKS } from '../data/vocabulary.ts';
import type { Column, ColumnKind, ItemColumns, Thing } from './component.ts';
import type { ColumnIndex } from './indices.ts';
import type { PlayerSheet } from './player-sheet.ts';

export interface Columns {
  readonly columns: readonly Column[];
  readonly columnOf: ReadonlyMap<string, ColumnIndex>;
  readonly things: ReadonlyMap<string, Thing>;
  readonly items: Readonly<Record<Item, ItemColumns>>;
  /** Hidden items, of unknown type. */
  readonly hiddenItem: ColumnIndex;
  readonly ruin: ColumnIndex;
  /** The number of components in the class of each column; 0 for faces, which count in their home column. */
  readonly stock: readonly number[];
}

function kindOf(piece: string): ColumnKind {
  if (piece.startsWith('w')) return 'warrior';
  if (piece === 'p') return 'pawn';
  return piece.startsWith('b') ? 'building' : 'token';
}

/** Lays out the columns: factions by seat, hirelings, landmarks, ruins, items. */
export function columnsOf(
  seats: readonly PlayerSheet[],
  hirelings: readonly Hireling[],
  cards: Descriptions,
  quests: Descriptions,
): Columns {
  const columns: Column[] = [];
  const stock: number[] = [];
  const things = new Map<string, Thing>();
  const add = (
    column: Omit<Column, 'index' | 'home' | 'faces' | 'removedForGood'>,
    supply: number,
    more?: Partial<Column>,
  ): ColumnIndex => {
    const index = columns.length as ColumnIndex;
    columns.push({ index, home: index, faces: [], removedForGood: false, ...column, ...more });
    stock.push(supply);
    return index;
  };
  const addPieces = (owner: string, pieces: readonly PieceClass[], piecesReturn: boolean): void => {
    for (const { piece, supply, faces = {}, removedForGood } of pieces) {
      const kind = kindOf(piece);
      const gone = { removedForGood: removedForGood === true && !piecesReturn };
      const shown: ColumnIndex[] = [];
      const home = add({ name: owner + piece, kind, owner }, supply, { ...gone, faces: shown });
      for (const face of Object.keys(faces)) shown.push(add({ name: owner + face, kind, owner }, 0, { ...gone, home }));
    }
  };

  for (const { faction, sheet, boardSheet } of seats) {
    addPieces(faction, sheet.pieces, boardSheet.piecesReturn === true);
    for (const { spelling, suit = '', count } of sheet.ownCards ?? []) {
      // Two Vagabonds choose from one set of characters.
      if (things.has(`#${spelling}`)) continue;
      const column = add({ name: `${suit}#${spelling}`, kind: 'own-card', owner: faction }, count);
      // Rootlog writes these with and without their suit.
      things.set(`#${spelling}`, { is: 'own-card', column });
      if (suit) things.set(`${suit}#${spelling}`, { is: 'own-card', column });
    }
  }
  for (const hireling of hirelings) addPieces(hireling, HIRELING_SHEETS[hireling].pieces, false);
  for (const landmark of LANDMARKS) add({ name: landmark, kind: 'landmark', owner: '' }, 1);
  for (const { index, name, kind } of columns)
    if (kind !== 'own-card') things.set(name, { is: 'piece', column: index });

  const ruin = add({ name: 'ruin', kind: 'ruin', owner: '' }, 0);
  const hiddenItem = add({ name: '%', kind: 'item', owner: '' }, 0);
  const itemColumns = ITEMS.map((item): [Item, ItemColumns] => {
    const refreshed = add({ name: `%${item}`, kind: 'item', owner: '' }, 0);
    const exhausted = add({ name: `%${item}e`, kind: 'item', owner: '' }, 0, { home: refreshed });
    things.set(`%${item}`, { is: 'item', item: { refreshed, exhausted } });
    return [item, { refreshed, exhausted }];
  });
  const items = Object.fromEntries(itemColumns) as Record<Item, ItemColumns>;
  things.set('%_', { is: 'all-items' });
  for (const name of new Set([...cards.byName.keys(), ...quests.byName.keys()])) {
    if (things.has(name)) continue;
    things.set(name, { is: 'card', card: cards.byName.get(name) ?? -1, quest: quests.byName.get(name) ?? -1 });
  }
  const columnOf = new Map(columns.map(({ name, index }) => [name, index]));
  return { columns, columnOf, things, items, hiddenItem, ruin, stock };
}
