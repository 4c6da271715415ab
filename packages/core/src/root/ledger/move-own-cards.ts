import { canHold, type Place } from '../table/place.ts';
import type { PlanBuilder } from './plan-builder.ts';
import { tellBoards } from './tell-boards.ts';
import { columnAt } from '../table/look-up.ts';
import type { ColumnIndex } from '../table/indices.ts';

/** A leader, minister, mood, character or retainer starts and ends in its own pile, whatever the default (D9). */
export function moveOwnCard(builder: PlanBuilder, column: ColumnIndex, from: Place, to: Place, count: number): void {
  const { layout } = builder;
  const { owner, name } = columnAt(layout, column);
  const start = from.kind === 'draw' ? layout.supplyRow : from.row;
  const away = to.kind === 'any-discard' || to.kind === 'discard';
  const home = layout.playerOf.get(owner)?.sheet.discardedOwnCard;
  const end = away ? (home === 'out' ? layout.outRow : layout.supplyRow) : to.row;
  const isInPile = start === layout.supplyRow;
  const isPossible = start >= 0 && (away || canHold(to, 'own-card'));
  if (isPossible && isInPile && end === start) {
    builder.slip('misplaced', `${name} is on no board`);
  } else if (!isPossible) {
    builder.slip('misplaced', `${name} cannot go from ${from.name} to ${to.name}`);
  } else if (!isInPile || !isThere(builder, column, to, count)) {
    builder.movePieces(column, start, end, count);
    tellBoards(builder, column, from, to, count);
  }
}

/** Viziers and retainers are in their columns from the start (7.3.4, 15.3.5); writing them there changes nothing. */
function isThere(builder: PlanBuilder, column: ColumnIndex, to: Place, count: number): boolean {
  if (to.kind !== 'part' || builder.count(builder.layout.supplyRow, column) >= count) return false;
  return builder.count(to.row, column) >= count;
}

/**
 * A faction's own card in a column that may be the one written by its suit or without one: retainers lie among other
 * cards.
 */
export function ownCardAt(builder: PlanBuilder, from: Place, suit: string): ColumnIndex | undefined {
  if (from.kind !== 'part' || from.row < 0) return undefined;
  return builder.layout.columns.find(
    ({ kind, name, index }) => kind === 'own-card' && name.startsWith(suit) && builder.count(from.row, index) > 0,
  )?.index;
}
