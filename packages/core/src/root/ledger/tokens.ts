import type { Flip, Guess, Trick } from '../action.ts';
import type { Place } from '../table/place.ts';
import { onMap } from '../table/place.ts';
import { hooksOf } from './hooks.ts';
import type { PlanBuilder } from './plan-builder.ts';
import type { ColumnIndex } from '../table/indices.ts';

function mapPlace(builder: PlanBuilder, name: string): Place | undefined {
  const place = builder.layout.placeOf.get(name);
  if (place !== undefined && onMap(place)) return place;
  builder.slip('unknown-place', `this map has no place ${name}`);
  return undefined;
}

/** A token is turned over: a plot shows its kind, a relic its value. */
export function planFlip(builder: PlanBuilder, { what, at, becomes }: Flip): void {
  const { layout } = builder;
  const place = mapPlace(builder, at);
  const from = layout.things.get(what);
  const to = layout.things.get(becomes);
  if (from?.is !== 'piece' || to?.is !== 'piece') {
    builder.notInGame('unknown-component', from?.is === 'piece' ? becomes : what);
    return;
  }
  if (builder.column(from.column).home !== builder.column(to.column).home) {
    builder.slip('other-class', `${what} cannot turn out to be ${becomes}`);
    return;
  }
  if (place === undefined) return;
  if (builder.count(place.row, from.column) > 0) builder.post(place.row, from.column, place.row, to.column, 1);
  else builder.movePieces(to.column, place.row, place.row, 1);
  hooksOf(builder, builder.column(to.column).owner).flipped?.(builder, to.column, place);
}

/** Two plots change places (13.5.4), each keeping its side up. */
export function planTrick(builder: PlanBuilder, { clearings }: Trick): void {
  const [a, b] = [mapPlace(builder, clearings[0]), mapPlace(builder, clearings[1])];
  if (a === undefined || b === undefined) return;
  const [plotA, plotB] = [plotAt(builder, a), plotAt(builder, b)];
  if (plotA === undefined || plotB === undefined) {
    builder.slip('short', `clearing ${plotA === undefined ? a.name : b.name} has no plot`, 'D5');
    return;
  }
  builder.post(a.row, plotA, b.row, plotA, 1);
  builder.post(b.row, plotB, a.row, plotB, 1);
}

function plotAt(builder: PlanBuilder, place: Place): ColumnIndex | undefined {
  const { columns, seats } = builder.layout;
  const owner = seats.find(({ sheet }) => sheet.plots)?.faction;
  return columns.find(
    (column) => column.owner === owner && column.kind === 'token' && builder.count(place.row, column.index) > 0,
  )?.index;
}

/** A guess at a plot (13.2.4) moves nothing; its result is written as separate actions (D69). */
export function planGuess(builder: PlanBuilder, { plot, clearing }: Guess): void {
  if (!builder.layout.things.has(plot)) builder.notInGame('unknown-component', plot);
  mapPlace(builder, clearing);
}
