import { type ClearingOrBurrow, CLEARINGS } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { clearingRow, countIn } from '../table/look-up.ts';

/**
 * The clearings next to one, ascending: linked by a path that is not closed (2.2.1, M.4.2), and the Burrow `0` next to
 * each clearing with a tunnel (12.2.2).
 */
export function adjacentClearings(table: Readonly<Table>, clearing: ClearingOrBurrow): ClearingOrBurrow[] {
  const { map, columnOf } = layoutOf(table.setup);
  const tunnel = columnOf.get('Dt');
  const hasTunnel = (other: ClearingOrBurrow): boolean =>
    tunnel !== undefined && countIn(clearingRow(table, other), tunnel) > 0;
  if (clearing === 0) return CLEARINGS.filter(hasTunnel);
  const linked = map.adjacent[clearing].filter((other) => isOpen(table, clearing, other));
  return hasTunnel(clearing) ? [0, ...linked] : linked;
}

/** Whether no closed path marker lies on the path between two linked clearings (M.4.2). */
export function isOpen(table: Readonly<Table>, a: number, b: number): boolean {
  const { map } = layoutOf(table.setup);
  const name = a < b ? `${a}_${b}` : `${b}_${a}`;
  return map.pathNamed.get(name)?.closed !== true || table.openPaths.includes(name);
}
