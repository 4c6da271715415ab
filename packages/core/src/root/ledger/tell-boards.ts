import type { Place } from '../table/place.ts';
import { hooksOf } from './hooks.ts';
import type { PlanBuilder } from './plan-builder.ts';
import type { ColumnIndex } from '../table/indices.ts';

/** Tells the owner of a board, or of part of one, what has come or gone. */
export function tellBoards(builder: PlanBuilder, column: ColumnIndex, from: Place, to: Place, count: number): void {
  if (to.kind === 'board' || to.kind === 'part')
    hooksOf(builder, to.owner).arrived?.(builder, to.part, { from: from.row, to: to.row, column, count });
  if (from.kind === 'board' || from.kind === 'part')
    hooksOf(builder, from.owner).departed?.(builder, from.part, { from: from.row, to: to.row, column, count });
}
