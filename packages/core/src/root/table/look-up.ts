import type { ItemSide } from '../action.ts';
import { Bug } from '../../kernel/index.ts';
import type { Pile } from '../cards/pile.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS, CLEARINGS_AND_BURROW } from '../data/vocabulary.ts';
import type { PlaceName } from '../place-name.ts';
import type { Columns } from './columns.ts';
import type { Column, ItemColumns } from './component.ts';
import { type ColumnIndex, type PileIndex, type RowIndex, rowOfClearing } from './indices.ts';
import type { Place, Places } from './place.ts';
import type { Table } from './table.ts';

// Look-ups in a table and its layout, by index or name. The caller knows that the entry exists: a miss is a bug.

type Rows = Pick<Readonly<Table>, 'rows'>;
type Piles = Pick<Readonly<Table>, 'piles'>;

/** How many of each component a row has, by column. */
export function rowAt({ rows }: Rows, row: RowIndex): readonly number[] {
  const counts = rows[row];
  if (counts === undefined) throw new Bug(`no row ${row}`);
  return counts;
}

/** The row of a clearing, or of the Burrow (0). */
export function clearingRow(table: Rows, clearing: ClearingOrBurrow): readonly number[] {
  return rowAt(table, rowOfClearing(clearing));
}

/** How many of a component a row has. */
export function countAt(table: Rows, row: RowIndex, column: ColumnIndex): number {
  return countIn(rowAt(table, row), column);
}

export function countIn(row: readonly number[], column: ColumnIndex): number {
  const count = row[column];
  if (count === undefined) throw new Bug(`no column ${column}`);
  return count;
}

export function pileAt({ piles }: Piles, pile: PileIndex): Pile {
  const cards = piles[pile];
  if (cards === undefined) throw new Bug(`no pile ${pile}`);
  return cards;
}

export function columnAt({ columns }: Pick<Columns, 'columns'>, column: ColumnIndex): Column {
  const component = columns[column];
  if (component === undefined) throw new Bug(`no column ${column}`);
  return component;
}

export function columnNamed({ columnOf }: Pick<Columns, 'columnOf'>, name: string): ColumnIndex {
  const column = columnOf.get(name);
  if (column === undefined) throw new Bug(`no ${name} at this table`);
  return column;
}

/** Whoever has the layout of a table at hand: the law, or the plan of an action. */
interface AtColumns {
  readonly layout: Columns;
}

/** Whoever sees the table as it is now: the law. */
interface AtState {
  readonly state: Rows;
}

/** The column of a piece or own card at this table. */
export const columnOf = ({ layout }: AtColumns, name: string): ColumnIndex => columnNamed(layout, name);

/** The name of a piece, item or own card at this table. */
export const nameOf = ({ layout }: AtColumns, column: ColumnIndex): string => columnAt(layout, column).name;

/** What stands in a clearing of the current table. */
export const rowThere = ({ state }: AtState, clearing: ClearingOrBurrow): readonly number[] =>
  clearingRow(state, clearing);

/** How many of a piece stand in a clearing of the current table. */
export const countThere = ({ state }: AtState, clearing: ClearingOrBurrow, column: ColumnIndex): number =>
  countIn(clearingRow(state, clearing), column);

/** The column of an item that lies face up (`r`) or face down (`e`). */
export const itemColumn = ({ refreshed, exhausted }: ItemColumns, side: ItemSide): ColumnIndex =>
  side === 'r' ? refreshed : exhausted;

export function placeAt({ placeOfRow }: Pick<Places, 'placeOfRow'>, row: RowIndex): Place {
  const place = placeOfRow[row];
  if (place === undefined) throw new Bug(`no row ${row}`);
  return place;
}

export function placeNamed({ placeOf }: Pick<Places, 'placeOf'>, name: PlaceName): Place {
  const place = placeOf.get(name);
  if (place === undefined) throw new Bug(`no place ${name} at this table`);
  return place;
}

/** The clearing that a place is; `null` for another place or none. */
export const clearingOf = (place: string | null): Clearing | null =>
  CLEARINGS.find((one) => `${one}` === place) ?? null;

export function clearingNamed(name: PlaceName): ClearingOrBurrow {
  const clearing = CLEARINGS_AND_BURROW.find((one) => `${one}` === name);
  if (clearing === undefined) throw new Bug(`no clearing ${name}`);
  return clearing;
}

/** The player at this index among the seats: from a layout, the places; from the law's players, everything. */
export function playerAt<Player>({ seats }: { readonly seats: readonly Player[] }, seat: number): Player {
  const player = seats[seat];
  if (player === undefined) throw new Bug(`no seat ${seat}`);
  return player;
}
