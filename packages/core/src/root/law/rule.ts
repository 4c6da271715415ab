import { layoutOf } from '../table/layout.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { countPieces, powersOf } from './powers.ts';

/**
 * Who rules a clearing: the faction or the uncontrolled hireling with the most warriors and buildings there (2.5),
 * where hirelings count for whoever controls them (H.3.1); null in a tie. The Eyrie rule where they are tied for most
 * and have a piece (7.2.2), the Lizards wherever they have a garden (10.2.4), the Duchy the Burrow (12.2.2).
 *
 * @example ruler(table, 5) // 'C'
 */
export function ruler(table: Readonly<Table>, clearing: number): string | null {
  if (clearing === 0) return 'D';
  const layout = layoutOf(table.setup);
  const row = table.rows[clearing]!;
  const { all: powers, gardens } = powersOf(layout);
  if (countPieces(row, gardens) > 0) return 'L';
  const seats = layout.seats.length;
  let best: string | null = null;
  let most = 0;
  let tied = false;
  let eyrie = 0;
  for (let i = 0; i < powers.length; i++) {
    const { owner, columns } = powers[i]!;
    const own = countPieces(row, columns);
    let pieces = own;
    if (i >= seats) {
      if (table.hirelings[owner]?.holder != null) continue;
    } else if (powers.length > seats) pieces += hiredPieces(table, layout, row, owner);
    if (own > 0 && owner === 'E') eyrie = pieces;
    if (pieces > most) {
      most = pieces;
      best = owner;
      tied = false;
    } else if (pieces === most && pieces > 0) tied = true;
  }
  if (tied) return eyrie === most ? 'E' : null;
  return best;
}

function hiredPieces(table: Readonly<Table>, layout: Layout, row: readonly number[], holder: string): number {
  let pieces = 0;
  for (const { owner, columns } of powersOf(layout).all.slice(layout.seats.length)) {
    if (table.hirelings[owner]?.holder === holder) pieces += countPieces(row, columns);
  }
  return pieces;
}
