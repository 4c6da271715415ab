import type { CarcassonneAction, PlaceAction } from './action.ts';
import { type Shape, kindOfTile, shapeAt } from './tile.ts';

/** Where a square goes when the board turns clockwise about (0,0) by quarter turns. */
export function turnSquare(x: number, y: number, quarters: number): { readonly x: number; readonly y: number } {
  // 0 - x instead of -x, which could be -0.
  switch (quarters & 3) {
    case 1:
      return { x: y, y: 0 - x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    case 3:
      return { x: 0 - y, y: x };
    default:
      return { x, y };
  }
}

/** Rewrites an action for a notator who sits elsewhere: the board turned clockwise by quarter turns (LOCATION 2). */
export function turnAction(action: CarcassonneAction, quarters: number): CarcassonneAction {
  if (action.kind !== 'start' && action.kind !== 'place') return action;
  const kind = kindOfTile(action.tile);
  const turned = shapeAt(kind, (action.turns + quarters) & 3);
  const alike = shapeAt(kind, turned.turns % kind.distinct);
  if (action.kind === 'start') return { ...action, turns: alike.turns };
  return {
    ...action,
    ...turnSquare(action.x, action.y, quarters),
    turns: alike.turns,
    ...claimOf(action, turned, alike),
  };
}

/** Two orientations that look alike may have their segments in different places, so the claim is looked up again. */
function claimOf({ claim }: PlaceAction, turned: Shape, alike: Shape): Pick<PlaceAction, 'claim'> {
  if (claim === undefined || claim === 'cloister') return claim ? { claim } : {};
  const { segments } = turned.kind;
  const segment = segments.findIndex((one) => one.claim === claim);
  const edge = turned.atEdge.indexOf(segment);
  const there = edge >= 0 ? alike.atEdge[edge]! : alike.atHalf[turned.atHalf.indexOf(segment)]!;
  return { claim: segments[there]?.claim ?? claim };
}
