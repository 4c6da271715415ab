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
    name: string,
    kind: ColumnKind,
    owner: string,
    supply: number,
    more: Partial<Pick<Column, 'home' | 'faces' | 'removedForGood'>> = {},
  ): ColumnIndex => {
    const index = columns.length as ColumnIndex;
    const { home = index, faces = [], removedForGood = false } = more;
    columns.push({ index, name, kind, owner, home, faces, removedForGood });
    stock.push(supply);
    return index;
  };
  const addPieces = (owner: string, pieces: readonly PieceClass[], piecesReturn: boolean): void => {
    for (const { piece, supply, faces = {}, removedForGood } of pieces) {
      const kind = kindOf(piece);
      const gone = { removedForGood: removedForGood === true && !piecesReturn };
      const shown: ColumnIndex[] = [];
      const home = add(owner + piece, kind, owner, supply, { ...gone, faces: shown });
      for (const face of Object.keys(faces)) shown.push(add(owner + face, kind, owner, 0, { ...gone, home }));
    }
  };

  for (const { faction, sheet, boardSheet } of seats) {
    addPieces(faction, sheet.pieces, boardSheet.piecesReturn === true);
    for (const { spelling, suit = '', count } of sheet.ownCards ?? []) {
      // Two Vagabonds choose from one set of characters.
      if (things.has(`#${spelling}`)) continue;
      const column = add(`${suit}#${spelling}`, 'own-card', faction, count);
      // Rootlog writes these with and without their suit.
      things.set(`#${spelling}`, { is: 'own-card', column });
      if (suit) things.set(`${suit}#${spelling}`, { is: 'own-card', column });
    }
  }
  for (const hireling of hirelings) addPieces(hireling, HIRELING_SHEETS[hireling].pieces, false);
  for (const landmark of LANDMARKS) add(landmark, 'landmark', '', 1);
  for (const { index, name, kind } of columns)
    if (kind !== 'own-card') things.set(name, { is: 'piece', column: index });

  const ruin = add('ruin', 'ruin', '', 0);
  const hiddenItem = add('%', 'item', '', 0);
  const itemColumns = ITEMS.map((item): [Item, ItemColumns] => {
    const refreshed = add(`%${item}`, 'item', '', 0);
    const exhausted = add(`%${item}e`, 'item', '', 0, { home: refreshed });
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
