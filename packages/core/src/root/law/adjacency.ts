import { type Clearing, type ClearingOrBurrow, CLEARINGS } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { clearingRow, countIn } from '../table/look-up.ts';

/**
 * The clearings adjacent to one, ascending: those linked by a path that is not closed (2.2.1, M.4.2), and the Burrow
 * `0` for each clearing with a tunnel (12.2.2).
 */
export function adjacentClearings(table: Readonly<Table>, clearing: ClearingOrBurrow): readonly ClearingOrBurrow[] {
  const { columnOf } = layoutOf(table.setup);
  const tunnel = columnOf.get('Dt');
  const hasTunnel = (other: ClearingOrBurrow): boolean =>
    tunnel !== undefined && countIn(clearingRow(table, other), tunnel) > 0;
  if (clearing === 0) return CLEARINGS.filter(hasTunnel);
  const linked = linkedClearings(table, clearing);
  return hasTunnel(clearing) ? [0, ...linked] : linked;
}

/** The clearings linked to one by a path that is not closed, ascending (2.2.1, M.4.2). */
export function linkedClearings(table: Readonly<Table>, clearing: Clearing): readonly Clearing[] {
  const { map } = layoutOf(table.setup);
  const linked = map.adjacent[clearing];
  if (map.closedPaths.length === 0) return linked;
  const closed = map.closedPaths.filter(
    ({ a, b, name }) => (a === clearing || b === clearing) && !table.openPaths.includes(name),
  );
  if (closed.length === 0) return linked;
  return linked.filter((other) => !closed.some(({ a, b }) => a === other || b === other));
}

/** Whether the path between two linked clearings has no closed path marker (M.4.2). */
export function isOpen(table: Readonly<Table>, a: number, b: number): boolean {
  const { map } = layoutOf(table.setup);
  const name = a < b ? `${a}_${b}` : `${b}_${a}`;
  return map.pathNamed.get(name)?.closed !== true || table.openPaths.includes(name);
}
