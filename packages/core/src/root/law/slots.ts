import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { countPieces, powersOf } from './powers.ts';
import { clearingRow, countAt, placeAt } from '../table/look-up.ts';
import { rowOfClearing } from '../table/indices.ts';

/**
 * Open building slots of a clearing (2.2.3), one more at the Elder Treetop (ROOT-142). A ruin fills one (2.2.4), as
 * does every building and every item in the clearing (B.7.7.5, D11). The Burrow has none.
 */
export function openSlots(table: Readonly<Table>, clearing: ClearingOrBurrow): number {
  if (clearing === 0) return 0;
  const layout = layoutOf(table.setup);
  const { map, ruin } = layout;
  const { buildings, items, treetops } = powersOf(layout);
  const row = clearingRow(table, clearing);
  const { ruinRow } = placeAt(layout, rowOfClearing(clearing));
  const ruins = ruinRow < 0 ? 0 : countAt(table, ruinRow, ruin);
  const slots = map.clearings[clearing].slots + countPieces(row, treetops);
  return slots - ruins - countPieces(row, buildings) - countPieces(row, items);
}
