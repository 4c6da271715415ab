import type { Move, Part } from '../action.ts';
import type { Thing } from '../table/component.ts';
import { placeAt } from '../table/look-up.ts';
import { canHold, onMap, type Place } from '../table/place.ts';
import { coffinHolder } from './coffin.ts';
import { hooksOf } from './hooks.ts';
import { moveCards } from './move-cards.ts';
import { moveAllItems, moveItems } from './move-items.ts';
import { moveOwnCard } from './move-own-cards.ts';
import { noteLost, takeSaved } from './saved.ts';
import { tellBoards } from './tell-boards.ts';
import { NO_PART, type PlanBuilder } from './plan-builder.ts';
import type { ColumnIndex, RowIndex } from '../table/indices.ts';

/** Components go from place to place. */
export function planMove(builder: PlanBuilder, move: Move): void {
  const { parts } = move;
  for (const [i, part] of parts.entries()) {
    builder.part = i;
    planPart(builder, part);
  }
  builder.part = NO_PART;
}

function planPart(builder: PlanBuilder, part: Part): void {
  const { layout } = builder;
  const thing = layout.things.get(part.what);
  if (thing === undefined) {
    builder.notInGame('unknown-component', part.what);
    return;
  }
  const to = layout.placeOf.get(part.to);
  const from = part.from === null ? whereItStands(builder, thing) : layout.placeOf.get(part.from);
  if (from === undefined || to === undefined) {
    const place = to === undefined ? part.to : (part.from ?? `where one ${part.what} stands`);
    const isOwned = /^[A-Z](?:$|\$)/.test(place);
    const message = isOwned ? `${place.charAt(0)} is not in this game` : `this game has no place ${place}`;
    builder.slip('unknown-place', message);
    return;
  }
  switch (thing.is) {
    case 'piece':
      movePiece(builder, thing.column, from, to, part.count);
      break;
    case 'own-card':
      moveOwnCard(builder, thing.column, from, to, part.count);
      break;
    case 'item':
      moveItems(builder, thing.item, from, to, part);
      break;
    case 'all-items':
      moveAllItems(builder, from, to, part);
      break;
    case 'card':
      moveCards(builder, thing, from, to, part.count);
      break;
  }
}

/** The row on the map of the only pawn or landmark of its kind, or its supply. */
function whereItStands(builder: PlanBuilder, thing: Thing): Place | undefined {
  const { mapPlaces, placeOfRow, supplyRow } = builder.layout;
  if (thing.is !== 'piece') return undefined;
  return mapPlaces.find(({ row }) => builder.count(row, thing.column) > 0) ?? placeOfRow[supplyRow];
}

function movePiece(builder: PlanBuilder, column: ColumnIndex, from: Place, to: Place, count: number): void {
  const { name, owner, kind } = builder.column(column);
  if (from.row < 0 || (from.kind === 'supply' && from.owner !== owner && from.owner !== '')) {
    builder.slip('misplaced', `${name} cannot lie in ${from.name}`);
    return;
  }
  if (!canHold(to, kind) || (to.kind === 'supply' && to.owner !== owner && to.owner !== '')) {
    builder.slip('misplaced', `${name} cannot go to ${to.name}`);
    return;
  }
  const end = to.kind === 'supply' ? removalRow(builder, column, from, count) : to.row;
  const saved = onMap(to) ? takeSaved(builder, column, from, to, count) : 0;
  if (saved > 0) builder.movePieces(column, builder.layout.coffinRow, end, saved);
  if (saved < count || count === 0) builder.movePieces(column, from.row, end, count - saved);
  tellBoards(builder, column, from, end === to.row ? to : placeAt(builder.layout, end), count);
}

/** The row of a piece that is written as removed to its supply. */
function removalRow(builder: PlanBuilder, column: ColumnIndex, from: Place, count: number): RowIndex {
  const { supplyRow, outRow, coffinRow } = builder.layout;
  const { kind, owner, removedForGood, name } = builder.column(column);
  if (!onMap(from)) return supplyRow;
  if (removedForGood) {
    builder.imply('G.24', `${name} leaves the game`);
    return outRow;
  }
  const row = hooksOf(builder, owner).removed?.(builder, { from: from.row, to: supplyRow, column, count });
  if (row !== undefined) return row;
  if (kind === 'warrior' && from.kind !== 'burrow' && coffinHolder(builder) !== '') {
    builder.imply('Coffin Makers', `${count} of ${name} on the Coffin Makers`);
    noteLost(builder, owner, count);
    return coffinRow;
  }
  return supplyRow;
}
