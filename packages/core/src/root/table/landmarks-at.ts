import { CLEARINGS, type Clearing, LANDMARKS, type Landmark } from '../data/vocabulary.ts';
import { layoutOf } from './layout.ts';
import { clearingRow, columnNamed, countAt, countIn } from './look-up.ts';
import type { Table } from './table.ts';

/** The clearing where a landmark stands, if it is in this game. */
export function landmarkAt(table: Readonly<Table>, landmark: Landmark): Clearing | null {
  const layout = layoutOf(table.setup);
  const column = columnNamed(layout, landmark);
  if (countAt(table, layout.supplyRow, column) > 0) return null;
  return CLEARINGS.find((clearing) => countIn(clearingRow(table, clearing), column) > 0) ?? null;
}

/** The Pass: the clearing of the Tower, on any map (M.4.4, A.5). */
export const passOf = (table: Readonly<Table>): Clearing | null => landmarkAt(table, 'tower');

/** The Pass that bots prefer: only on the map that has one printed (B.12.2.2). */
export const preferredPass = (table: Readonly<Table>): Clearing | null =>
  layoutOf(table.setup).map.pass === null ? null : passOf(table);

/** The landmarks on the map. */
export const landmarksOn = (table: Readonly<Table>): Landmark[] =>
  LANDMARKS.filter((landmark) => landmarkAt(table, landmark) !== null);
