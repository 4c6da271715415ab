import {
  type ClearingOrBurrow,
  EGO_NOT_PLACED_POINTS,
  EGO_POINTS,
  type PlaceName,
  rowAt,
  countIn,
  placeNamed,
  type ColumnIndex,
} from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  type PieceCount,
  type RulesContext,
  inSupply,
  mayPlace,
  score,
  tokensAt,
  transfer,
  putPiece,
  columnOf,
  nameOf,
  rowThere,
  sumOf,
  clearingWith,
} from '@woodlog/core/root-law';
import { hasTrait } from '../shared/traits.ts';
import { PATRON } from './numbers.ts';

/** Where its warrior stands (Chmd.2.4), or null while that is off the map. */
export const yourClearing = (ctx: RulesContext, me: Player): ClearingOrBurrow | null => clearingWith(ctx, [me.warrior]);

/** Whether some ego show a draw icon, so that their order on the track matters (Chmd.9.1). */
function isPatron(me: Player): boolean {
  return hasTrait(me, PATRON);
}

/** The place of the track: identical ego are in the supply, others in order (D25). */
export function track(me: Player): PlaceName {
  return isPatron(me) ? `${me.board}_e` : me.supply;
}

/** The column of an ego without a draw icon. */
function plain(ctx: RulesContext): ColumnIndex {
  return columnOf(ctx, 'Nt');
}

function egoOnTrack(ctx: RulesContext, me: Player): number {
  return isPatron(me) ? ctx.state.egoTrack.length : inSupply(ctx, plain(ctx));
}

/** The column of the leftmost ego on the track, or undefined if it is empty. */
function leftmost(ctx: RulesContext, me: Player): ColumnIndex | undefined {
  if (egoOnTrack(ctx, me) === 0) return undefined;
  const [first] = ctx.state.egoTrack;
  return isPatron(me) && first !== undefined ? columnOf(ctx, first) : plain(ctx);
}

export function egoAt(ctx: RulesContext, me: Player): number {
  const clearing = yourClearing(ctx, me);
  return clearing === null ? 0 : tokensAt(ctx, me, clearing);
}

/** Ego on the Id, which never return (D30). */
export function egoOnId(ctx: RulesContext, me: Player): number {
  const row = rowAt(ctx.state, placeNamed(ctx.layout, `${me.board}_i`).row);
  return sumOf(me.tokens, (column) => countIn(row, column));
}

/** A number of the ego in its clearing, those with a draw icon first (Chmd.9.1), as far as they go. */
export function someEgo(ctx: RulesContext, me: Player, count: number): PieceCount[] {
  const clearing = yourClearing(ctx, me);
  if (clearing === null) return [];
  const row = rowThere(ctx, clearing);
  const some: PieceCount[] = [];
  let left = count;
  for (const column of iconsFirst(ctx, me)) {
    const few = Math.min(left, countIn(row, column));
    if (few > 0) some.push({ column, count: few });
    left -= few;
  }
  return some;
}

/** The columns of its ego in the order in which they are lost. */
export function iconsFirst(ctx: RulesContext, me: Player): ColumnIndex[] {
  return [...me.tokens].sort((a, b) => Number(a === plain(ctx)) - Number(b === plain(ctx)));
}

/** Places the leftmost ego in its clearing. Returns whether it could; a snare stops it (D36). */
function* placeLeftmost(ctx: RulesContext, me: Player): RootTurn<boolean> {
  ctx.cite('Chmd.2.4');
  const clearing = yourClearing(ctx, me);
  const column = leftmost(ctx, me);
  if (clearing === null || column === undefined || !mayPlace(ctx, me, column, clearing)) return false;
  return (yield* putPiece(ctx, me, clearing, column, track(me))) > 0;
}

/**
 * Places the leftmost ego and scores the points of its space; ego on the Id stay there (D30). One that cannot be placed
 * scores more (Chmd.2.3).
 */
export function* placeEgo(ctx: RulesContext, me: Player): RootTurn<boolean> {
  ctx.cite('Chmd.2.3');
  const space = EGO_POINTS.length - egoOnTrack(ctx, me);
  const placed = yield* placeLeftmost(ctx, me);
  yield* score(ctx, me, placed ? EGO_POINTS[space]! : EGO_NOT_PLACED_POINTS);
  return placed;
}

/** Places ego without scoring (Chmd.8.2, D31). */
export function* placeEgoFreely(ctx: RulesContext, me: Player): RootTurn {
  yield* placeLeftmost(ctx, me);
}

/** Moves the leftmost ego to the Id; nothing happens if none is left (D31). */
export function* moveToId(ctx: RulesContext, me: Player): RootTurn {
  const column = leftmost(ctx, me);
  if (column === undefined) return;
  const what = nameOf(ctx, column);
  yield* transfer(what, track(me), `${me.board}_i`);
}
