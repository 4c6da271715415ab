import { CLEARINGS } from '@woodlog/core/root';
import type { Seat, Woodland } from '@woodlog/core/root-law';

type Forest = Woodland['layout']['map']['forests'][number];

/** The clearing in which the pawn stands, or null. */
export function clearingOf({ state }: Woodland, { pawns }: Seat): number | null {
  return CLEARINGS.find((clearing) => state.rows[clearing]![pawns[0]!]! > 0) ?? null;
}

/** The forest in which the pawn stands, or null. */
export function forestOf({ state, layout }: Woodland, { pawns }: Seat): Forest | null {
  const { forests } = layout.map;
  return forests.find(({ name }) => state.rows[layout.spotOf.get(name)!.row]![pawns[0]!]! > 0) ?? null;
}
