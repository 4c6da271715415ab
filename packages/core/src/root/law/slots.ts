import type { Clearing } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';

/** Open building slots of a clearing (2.2.3): a ruin fills one (2.2.4), and so does every building, whoever owns it. */
export function openSlots(table: Readonly<Table>, clearing: Clearing): number {
  const { map, columns, ruin, spotOfRow } = layoutOf(table.setup);
  const row = table.rows[clearing]!;
  const { ruinRow } = spotOfRow[clearing]!;
  let open = map.clearings[clearing].slots - (ruinRow < 0 ? 0 : table.rows[ruinRow]![ruin]!);
  for (let column = 0; column < columns.length; column++) {
    if (columns[column]!.kind === 'building') open -= row[column]!;
  }
  return open;
}
