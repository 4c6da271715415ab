import type { Spot } from '../table/spot.ts';
import type { Journal } from './journal.ts';

/** Tells the owner of a board, or of a part of one, what has come to it or left it. */
export function tellBoards(journal: Journal, column: number, from: Spot, to: Spot, count: number): void {
  const { seats, seatOf } = journal.layout;
  if (to.kind === 'board' || to.kind === 'part') {
    const seat = seatOf.get(to.owner);
    if (seat !== undefined)
      seats[seat]!.ledger.arrived?.(journal, to.part, { from: from.row, to: to.row, column, count });
  }
  if (from.kind === 'part') {
    const seat = seatOf.get(from.owner);
    if (seat !== undefined)
      seats[seat]!.ledger.departed?.(journal, from.part, { from: from.row, to: to.row, column, count });
  }
}
