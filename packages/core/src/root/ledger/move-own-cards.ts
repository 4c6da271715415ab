import { canHold, type Spot } from '../table/spot.ts';
import type { Journal } from './journal.ts';
import { tellBoards } from './tell-boards.ts';

/** A leader, minister, mood, character or retainer: its own pile is its start and end, whatever the default (D9). */
export function moveOwnCard(journal: Journal, column: number, from: Spot, to: Spot, count: number): void {
  const { layout } = journal;
  const { owner, name } = layout.columns[column]!;
  const start = from.kind === 'draw' ? layout.supplyRow : from.row;
  const away = to.kind === 'any-discard' || to.kind === 'discard';
  const home = layout.seats[layout.seatOf.get(owner)!]!.ledger.discardedOwnCard ?? 'supply';
  const end = away ? (home === 'out' ? layout.outRow : layout.supplyRow) : to.row;
  if (start < 0 || !(away || canHold(to, 'own-card'))) {
    journal.slip('ledger/misplaced', `${name} cannot go from ${from.name} to ${to.name}`);
    return;
  }
  if (start === layout.supplyRow && isThere(journal, column, to, count)) return;
  journal.movePieces(column, start, end, count);
  tellBoards(journal, column, from, to, count);
}

/** Viziers and retainers are in their columns before anybody writes it (7.3.4, 15.3.5): written all the same, they stay. */
function isThere(journal: Journal, column: number, to: Spot, count: number): boolean {
  if (to.kind !== 'part' || journal.count(journal.layout.supplyRow, column) >= count) return false;
  return journal.count(to.row, column) >= count;
}

/**
 * A card of the faction's own that lies in a column and may be the one that is written by its suit, or not even that:
 * retainers lie among other cards. -1 if there is none.
 */
export function ownCardAt(journal: Journal, from: Spot, suit: string): number {
  if (from.kind !== 'part' || from.row < 0) return -1;
  return journal.layout.columns.findIndex(
    ({ kind, name }, column) => kind === 'own-card' && name.startsWith(suit) && journal.count(from.row, column) > 0,
  );
}
