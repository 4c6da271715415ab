import { copyTable, type Table } from '../table/table.ts';
import { type TurnState, copyTurn } from '../law/turn-state.ts';

/**
 * A game of Root between two steps: the table, and the progress of the line (null between two lines). Both are JSON, so
 * a position can be saved, hashed and resumed. The order of the draw pile and other secrets stay with the dealer.
 */
export interface Position {
  readonly table: Table;
  readonly now: TurnState | null;
}

/** A copy that shares nothing that steps write to. */
export function copyPosition({ table, now }: Position): Position {
  return { table: copyTable(table), now: now && copyTurn(now) };
}
