import { itemColumn } from '../table/look-up.ts';
import type { ItemSide, Part } from '../action.ts';
import { ITEMS } from '../data/vocabulary.ts';
import type { ItemColumns } from '../table/component.ts';
import type { Place } from '../table/place.ts';
import type { PlanBuilder } from './plan-builder.ts';
import type { ColumnIndex, RowIndex } from '../table/indices.ts';

export function moveItems(builder: PlanBuilder, item: ItemColumns, from: Place, to: Place, part: Part): void {
  const end = endRow(from, to);
  if (from.row < 0 || end < 0) {
    const place = from.row < 0 ? from : to;
    builder.slip('misplaced', `${part.what} cannot lie in ${place.name}`);
    return;
  }
  for (let n = 0; n < part.count; n++) moveItem(builder, item, from, to, end, part);
}

/**
 * A flipped item stays in place; a Vagabond's new items go to the satchel, which Rootlog writes as his board
 * (9.2.5.II).
 */
function endRow(from: Place, to: Place): RowIndex {
  return from.name === to.name && from.itemRow >= 0 ? from.row : to.itemRow;
}

function moveItem(builder: PlanBuilder, item: ItemColumns, from: Place, to: Place, end: RowIndex, part: Part): void {
  const { layout } = builder;
  const stays = from.name === to.name;
  const rows = from.itemRows;
  const hidden = rows.find((row) => builder.count(row, layout.hiddenItem) > 0);
  if (hidden !== undefined) {
    // A hidden item becomes known and comes face up (9.2.5.II). It is taken before open items above it.
    builder.post(hidden, layout.hiddenItem, end, landing(builder, item, part.turn ?? 'r', end), 1);
    if (hidden === from.ruinRow) clearRuin(builder, from);
    return;
  }
  for (const side of sidesFirst(part)) {
    for (const row of rows) {
      const column = itemColumn(item, side);
      if (builder.count(row, column) <= 0) continue;
      const target = stays ? row : end;
      if (part.turn === side && stays) alreadySo(builder, part, side);
      else
        builder.post(
          row,
          column,
          target,
          landing(builder, item, sideThen(builder, item, side, from, to, part), target),
          1,
        );
      return;
    }
  }
  builder.slip('short', `${from.name} has no ${part.what}${part.side === 'e' ? ' exhausted' : ''}`, 'D5');
  const row = stays ? (rows[0] ?? end) : end;
  const side = sideThen(builder, item, part.side ?? 'r', from, to, part);
  builder.post(layout.suspenseRow, item.refreshed, row, landing(builder, item, side, row), 1);
}

/** The side of a moved item: a Vagabond's new items come face up (9.2.5.II, 9.5.4, B.7.2.3). */
function sideThen(
  builder: PlanBuilder,
  item: ItemColumns,
  side: ItemSide,
  from: Place,
  to: Place,
  { turn }: Part,
): ItemSide {
  if (turn !== undefined || side === 'r' || from.owner === to.owner || !isVagabonds(to)) return turn ?? side;
  builder.imply('9.2.5.II', `${builder.column(item.refreshed).name} comes face up`);
  return 'r';
}

/** Whether items are kept by area there. */
function isVagabonds({ kind, holds, row, itemRow }: Place): boolean {
  return kind === 'part' ? holds === 'items' : itemRow !== row;
}

/** In the item supply and out of the game, an item has no sides. */
function landing(builder: PlanBuilder, item: ItemColumns, side: ItemSide, row: RowIndex): ColumnIndex {
  const { itemsRow, outRow, boxRow } = builder.layout;
  return row === itemsRow || row === outRow || row === boxRow ? item.refreshed : itemColumn(item, side);
}

/**
 * The sides to look for, in order: the written side, or else refreshed ones first to exhaust, and exhausted ones first
 * to refresh or damage (D64).
 */
function sidesFirst(part: Part): readonly ItemSide[] {
  if (part.side !== undefined) return [part.side];
  if (part.turn === 'e') return ['r', 'e'];
  if (part.turn === 'r' || part.to.endsWith('$d')) return ['e', 'r'];
  return ['r', 'e'];
}

function alreadySo(builder: PlanBuilder, part: Part, side: ItemSide): void {
  const state = side === 'r' ? 'refreshed' : 'exhausted';
  builder.slip('already-so', `every ${part.what} on ${part.from} is already ${state}`);
}

/** `%_`: every item in a place. */
export function moveAllItems(builder: PlanBuilder, from: Place, to: Place, part: Part): void {
  const { items } = builder.layout;
  const end = endRow(from, to);
  if (from.row < 0 || end < 0) {
    builder.slip('misplaced', `items cannot go from ${from.name} to ${to.name}`);
    return;
  }
  const stays = from.name === to.name;
  for (const row of from.itemRows) {
    for (const type of ITEMS) {
      const item = items[type];
      for (const side of ['r', 'e'] as const) {
        if (part.side !== undefined && part.side !== side) continue;
        const column = itemColumn(item, side);
        const target = stays ? row : end;
        const count = builder.count(row, column);
        if (count === 0) continue;
        const turned = sideThen(builder, item, side, from, to, part);
        if (row !== target || side !== turned) {
          builder.post(row, column, target, landing(builder, item, turned, target), count);
        }
      }
    }
  }
}

/** A ruin leaves with its last item (Rootlog: items from a ruin; D11). */
function clearRuin(builder: PlanBuilder, clearing: Place): void {
  const { layout } = builder;
  if (builder.count(clearing.ruinRow, layout.hiddenItem) > 0) return;
  builder.post(clearing.ruinRow, layout.ruin, layout.outRow, layout.ruin, 1);
  builder.imply('D11', `the ruin in clearing ${clearing.name} is empty and removed`);
}
