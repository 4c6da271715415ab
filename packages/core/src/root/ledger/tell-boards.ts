import type { Place } from '../table/place.ts';
import type { PlanBuilder } from './plan-builder.ts';

/** Tells the owner of a board, or of a part of one, what has come to it or left it. */
export function tellBoards(builder: PlanBuilder, column: number, from: Place, to: Place, count: number): void {
  const { seats, seatOf } = builder.layout;
  if (to.kind === 'board' || to.kind === 'part') {
    const seat = seatOf.get(to.owner);
    if (seat !== undefined)
      seats[seat]!.ledger.arrived?.(builder, to.part, { from: from.row, to: to.row, column, count });
  }
  if (from.kind === 'part') {
    const seat = seatOf.get(from.owner);
    if (seat !== undefined)
      seats[seat]!.ledger.departed?.(builder, from.part, { from: from.row, to: to.row, column, count });
  }
}
