import type { ItemSide, Part } from '../action.ts';
import { ITEMS } from '../data/vocabulary.ts';
import type { ItemColumns } from '../table/component.ts';
import type { Spot } from '../table/spot.ts';
import type { Journal } from './journal.ts';

/** Moves or flips items of one type. */
export function moveItems(journal: Journal, item: ItemColumns, from: Spot, to: Spot, part: Part): void {
  const end = endRow(from, to);
  if (from.row < 0 || end < 0) {
    const place = from.row < 0 ? from : to;
    journal.slip('ledger/misplaced', `${part.what} cannot lie in ${place.name}`);
    return;
  }
  for (let n = 0; n < part.count; n++) moveItem(journal, item, from, to, end, part);
}

/** A flip stays where the item lies; a Vagabond's new items go to the satchel, his board in Rootlog (9.2.5.II). */
function endRow(from: Spot, to: Spot): number {
  return from.name === to.name && from.itemRow >= 0 ? from.row : to.itemRow;
}

function moveItem(journal: Journal, item: ItemColumns, from: Spot, to: Spot, end: number, part: Part): void {
  const { layout } = journal;
  const columnOf = (side: ItemSide): number => (side === 'r' ? item.refreshed : item.exhausted);
  const stays = from.name === to.name;
  const rows = from.itemRows;
  const hidden = rows.find((row) => journal.count(row, layout.hiddenItem) > 0);
  if (hidden !== undefined) {
    // What lay hidden is now known, and comes face up (9.2.5.II). Nobody takes what lies open above it.
    journal.post(hidden, layout.hiddenItem, end, landing(journal, columnOf(part.turn ?? 'r'), item, end), 1);
    if (hidden === from.ruinRow) clearRuin(journal, from);
    return;
  }
  for (const side of sidesFirst(part)) {
    for (const row of rows) {
      const column = columnOf(side);
      if (journal.count(row, column) > 0) {
        if (part.turn === side && stays) alreadySo(journal, part, side);
        else
          journal.post(
            row,
            column,
            stays ? row : end,
            landing(journal, columnOf(sideThen(journal, item, side, from, to, part)), item, stays ? row : end),
            1,
          );
        return;
      }
    }
  }
  journal.slip('ledger/short', `${from.name} has no ${part.what}${part.side === 'e' ? ' exhausted' : ''}`, 'D5');
  const row = stays ? rows[0]! : end;
  journal.post(
    layout.suspenseRow,
    item.refreshed,
    row,
    landing(journal, columnOf(sideThen(journal, item, part.side ?? 'r', from, to, part)), item, row),
    1,
  );
}

/** On which side an item comes to lie: a Vagabond's new ones come face up (9.2.5.II, 9.5.4, B.7.2.3). */
function sideThen(journal: Journal, item: ItemColumns, side: ItemSide, from: Spot, to: Spot, { turn }: Part): ItemSide {
  if (turn !== undefined || side === 'r' || from.owner === to.owner || !isVagabonds(to)) return turn ?? side;
  journal.imply('9.2.5.II', `${journal.layout.columns[item.refreshed]!.name} comes face up`);
  return 'r';
}

/** Whether items lie there by areas. */
function isVagabonds({ kind, holds, row, itemRow }: Spot): boolean {
  return kind === 'part' ? holds === 'items' : itemRow !== row;
}

/** In the item supply and out of the game an item has no sides. */
function landing(journal: Journal, column: number, item: ItemColumns, row: number): number {
  const { itemsRow, outRow, boxRow } = journal.layout;
  return row === itemsRow || row === outRow || row === boxRow ? item.refreshed : column;
}

/**
 * The sides to look for, in order: the one written; to be exhausted a refreshed one first, to be refreshed or damaged
 * an exhausted one first (D64).
 */
function sidesFirst(part: Part): readonly ItemSide[] {
  if (part.side !== undefined) return [part.side];
  if (part.turn === 'e') return ['r', 'e'];
  if (part.turn === 'r' || part.to.endsWith('$d')) return ['e', 'r'];
  return ['r', 'e'];
}

function alreadySo(journal: Journal, part: Part, side: ItemSide): void {
  const state = side === 'r' ? 'refreshed' : 'exhausted';
  journal.slip('ledger/already-so', `every ${part.what} of ${part.from} is ${state} already`);
}

/** `%_`: every item that lies there. */
export function moveAllItems(journal: Journal, from: Spot, to: Spot, part: Part): void {
  const { items } = journal.layout;
  const end = endRow(from, to);
  if (from.row < 0 || end < 0) {
    journal.slip('ledger/misplaced', `items cannot go from ${from.name} to ${to.name}`);
    return;
  }
  const stays = from.name === to.name;
  for (const row of from.itemRows) {
    for (const type of ITEMS) {
      const item = items[type]!;
      for (const side of ['r', 'e'] as const) {
        if (part.side !== undefined && part.side !== side) continue;
        const column = side === 'r' ? item.refreshed : item.exhausted;
        const target = stays ? row : end;
        const count = journal.count(row, column);
        if (count === 0) continue;
        const turned = sideThen(journal, item, side, from, to, part) === 'r' ? item.refreshed : item.exhausted;
        if (row !== target || column !== turned) {
          journal.post(row, column, target, landing(journal, turned, item, target), count);
        }
      }
    }
  }
}

/** A ruin goes with its last item (Rootlog: items from a ruin; D11). */
function clearRuin(journal: Journal, clearing: Spot): void {
  const { layout } = journal;
  if (journal.count(clearing.ruinRow, layout.hiddenItem) > 0) return;
  journal.post(clearing.ruinRow, layout.ruin, layout.outRow, layout.ruin, 1);
  journal.imply('D11', `the ruin in clearing ${clearing.name} is empty and removed`);
}
