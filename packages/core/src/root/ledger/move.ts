import type { Move, Part } from '../action.ts';
import type { Thing } from '../table/component.ts';
import { canHold, onMap, type Spot } from '../table/spot.ts';
import { coffinHolder } from './coffin.ts';
import { moveCards } from './move-cards.ts';
import { moveAllItems, moveItems } from './move-items.ts';
import { moveOwnCard } from './move-own-cards.ts';
import { tellBoards } from './tell-boards.ts';
import type { Journal } from './journal.ts';

/** Components go from place to place. */
export function planMove(journal: Journal, move: Move): void {
  const { parts } = move;
  for (let i = 0; i < parts.length; i++) planPart(journal, parts[i]!);
}

function planPart(journal: Journal, part: Part): void {
  const { layout } = journal;
  const thing = layout.things.get(part.what);
  if (thing === undefined) {
    journal.slip('ledger/unknown-component', `there is no ${part.what} at this table`);
    return;
  }
  const to = layout.spotOf.get(part.to);
  const from = part.from === null ? whereItStands(journal, thing) : layout.spotOf.get(part.from);
  if (from === undefined || to === undefined) {
    const place = to === undefined ? part.to : (part.from ?? `where one ${part.what} stands`);
    journal.slip('ledger/unknown-place', `there is no place ${place} at this table`);
    return;
  }
  switch (thing.is) {
    case 'piece':
      movePiece(journal, thing.column, from, to, part.count);
      break;
    case 'own-card':
      moveOwnCard(journal, thing.column, from, to, part.count);
      break;
    case 'item':
      moveItems(journal, thing.item, from, to, part);
      break;
    case 'all-items':
      moveAllItems(journal, from, to, part);
      break;
    case 'card':
      moveCards(journal, thing, from, to, part.count);
      break;
  }
}

/** The place on the map where the one pawn or landmark stands, or its supply. */
function whereItStands(journal: Journal, thing: Thing): Spot | undefined {
  const { mapRows, spotOfRow, supplyRow } = journal.layout;
  if (thing.is !== 'piece') return undefined;
  for (let row = 0; row < mapRows.length; row++) {
    if (journal.count(row, thing.column) > 0) return spotOfRow[row];
  }
  return spotOfRow[supplyRow];
}

function movePiece(journal: Journal, column: number, from: Spot, to: Spot, count: number): void {
  const { layout } = journal;
  const { name, owner, kind } = layout.columns[column]!;
  if (from.row < 0 || (from.kind === 'supply' && from.owner !== owner && from.owner !== '')) {
    journal.slip('ledger/misplaced', `${name} cannot lie in ${from.name}`);
    return;
  }
  if (!canHold(to, kind) || (to.kind === 'supply' && to.owner !== owner && to.owner !== '')) {
    journal.slip('ledger/misplaced', `${name} cannot go to ${to.name}`);
    return;
  }
  const end = to.kind === 'supply' ? removalRow(journal, column, from, count) : to.row;
  journal.movePieces(column, from.row, end, count);
  tellBoards(journal, column, from, to, count);
}

/** Where a piece goes that is written as removed to its supply. */
function removalRow(journal: Journal, column: number, from: Spot, count: number): number {
  const { columns, seats, seatOf, supplyRow, outRow, coffinRow } = journal.layout;
  const { kind, owner, removedForGood, name } = columns[column]!;
  if (!onMap(from)) return supplyRow;
  if (removedForGood) {
    journal.imply('G.24', `${name} leaves the game`);
    return outRow;
  }
  const seat = seatOf.get(owner);
  const row =
    seat === undefined
      ? -1
      : (seats[seat]!.ledger.removed?.(journal, { from: from.row, to: supplyRow, column, count }) ?? -1);
  if (row >= 0) return row;
  if (kind === 'warrior' && from.kind !== 'burrow' && coffinHolder(journal) !== '') {
    journal.imply('Coffin Makers', `${count} of ${name} on the Coffin Makers`);
    return coffinRow;
  }
  return supplyRow;
}
