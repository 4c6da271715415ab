import { act } from '@woodlog/core/kernel';
import { CLEARINGS, EGO_NOT_PLACED_POINTS, EGO_POINTS, type Place } from '@woodlog/core/root';
import {
  type RootTurn,
  type Seat,
  type Some,
  type Woodland,
  inSupply,
  mayPlace,
  place,
  score,
  tokensAt,
} from '@woodlog/core/root-law';
import { hasTrait } from '../shared/traits.ts';
import { PATRON } from './numbers.ts';

/** Where its warrior stands (Chmd.2.4), or null while that is off the map. */
export function yourClearing(wood: Woodland, me: Seat): number | null {
  return CLEARINGS.find((clearing) => wood.state.rows[clearing]![me.warrior]! > 0) ?? null;
}

/** Whether some ego show a draw icon, so that their order on the track matters (Chmd.9.1). */
function isPatron(me: Seat): boolean {
  return hasTrait(me, PATRON);
}

/** The place of the track: ego that are all alike lie in the supply, others in their order (D25). */
export function track(me: Seat): Place {
  return isPatron(me) ? `${me.board}_e` : me.supply;
}

/** The column of an ego without a draw icon. */
function plain({ layout }: Woodland): number {
  return layout.columnOf.get('Nt')!;
}

/** Ego left on the track. */
export function egoOnTrack(wood: Woodland, me: Seat): number {
  return isPatron(me) ? wood.state.egoTrack.length : inSupply(wood, plain(wood));
}

/** The column of the leftmost ego of the track, or undefined when there is none. */
function leftmost(wood: Woodland, me: Seat): number | undefined {
  if (egoOnTrack(wood, me) === 0) return undefined;
  return isPatron(me) ? wood.layout.columnOf.get(wood.state.egoTrack[0]!)! : plain(wood);
}

/** Ego in its clearing. */
export function egoAt(wood: Woodland, me: Seat): number {
  const clearing = yourClearing(wood, me);
  return clearing === null ? 0 : tokensAt(wood, me, clearing);
}

/** Ego on the Id, which never come back (D30). */
export function egoOnId(wood: Woodland, me: Seat): number {
  const row = wood.state.rows[wood.layout.spotOf.get(`${me.board}_i`)!.row]!;
  return me.tokens.reduce((sum, column) => sum + row[column]!, 0);
}

/** Some of the ego in its clearing, those with a draw icon first (Chmd.9.1), as many as there are. */
export function someEgo(wood: Woodland, me: Seat, count: number): Some[] {
  const clearing = yourClearing(wood, me);
  if (clearing === null) return [];
  const row = wood.state.rows[clearing]!;
  const some: Some[] = [];
  let left = count;
  for (const column of iconsFirst(wood, me)) {
    const few = Math.min(left, row[column]!);
    if (few > 0) some.push({ column, count: few });
    left -= few;
  }
  return some;
}

/** The columns of its ego in the order in which they are lost. */
export function iconsFirst(wood: Woodland, me: Seat): number[] {
  return [...me.tokens].sort((a, b) => Number(a === plain(wood)) - Number(b === plain(wood)));
}

/** Places the leftmost ego in its clearing. Gives whether it could; at a snare it could not (D36). */
function* placeLeftmost(wood: Woodland, me: Seat): RootTurn<boolean> {
  wood.report?.('Chmd.2.4');
  const clearing = yourClearing(wood, me);
  const column = leftmost(wood, me);
  if (clearing === null || column === undefined || !mayPlace(wood, me, column, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }], track(me))) > 0;
}

/**
 * Places the leftmost ego and scores what its space shows: the Id's ego stay off the track (D30). One that cannot be
 * placed scores more (Chmd.2.3).
 */
export function* placeEgo(wood: Woodland, me: Seat): RootTurn<boolean> {
  wood.report?.('Chmd.2.3');
  const space = EGO_POINTS.length - egoOnTrack(wood, me);
  const placed = yield* placeLeftmost(wood, me);
  yield* score(wood, me, placed ? EGO_POINTS[space]! : EGO_NOT_PLACED_POINTS);
  return placed;
}

/** The same without scoring anything (Chmd.8.2, D31). */
export function* placeEgoFreely(wood: Woodland, me: Seat): RootTurn {
  yield* placeLeftmost(wood, me);
}

/** Moves the leftmost ego onto the Id; without any left nothing happens (D31). */
export function* moveToId(wood: Woodland, me: Seat): RootTurn {
  const column = leftmost(wood, me);
  if (column === undefined) return;
  const what = wood.layout.columns[column]!.name;
  yield* act({ kind: 'move', parts: [{ count: 1, what, from: track(me), to: `${me.board}_i` }] });
}
