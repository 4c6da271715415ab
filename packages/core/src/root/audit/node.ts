import type { Position } from '../turn/position.ts';
import type { Breach } from './breach.ts';

/** One way through a line: where it stands, which effects of the log are still to come, what was breached so far. */
export interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly string[];
  /** A card was shown that the log does not show. */
  readonly unshown?: true;
  /** The section by which something of the action that is still to come was done already. */
  readonly partly?: { readonly action: number; readonly law: string };
  /** The line ends within the step that begins at this position. */
  readonly within?: true;
}

/** What tells ways apart that may still come to different ends: of two that are alike only one need be tried. */
export function keyOf({ position, left, assumed, unshown }: Node, spare: number): string {
  const { table, now } = position;
  // Cards that the log does not name may be others, and of pieces one of another face may have gone.
  const where = `${left.join()} ${table.piles.join('|')} ${hashOf(table.rows)}`;
  const state = [now?.stage, now?.step, now?.memory, now?.flags, table.relationships];
  return `${spare} ${assumed.length} ${unshown} ${where} ${JSON.stringify(state)}`;
}

/** A number for what lies where: other pieces in a place give another one, by all odds. */
function hashOf(rows: readonly (readonly number[])[]): number {
  let hash = 0;
  for (const row of rows) for (const count of row) hash = (Math.imul(hash, 0x01000193) ^ count) | 0;
  return hash;
}
