// The river: its tiles are placed before all others, each at its end; the lake ends it.
import { type Violation, violation } from '../kernel/violation.ts';
import { STARTER } from './data/tiles.ts';
import { valueAt } from './grid.ts';
import { type CarcassonneState, shapeOf } from './state.ts';
import type { Kind, Shape, TileKind } from './tile.ts';

/** The spring; the lake looks like it. */
const SPRING: TileKind = 'FFFV';

/** The tile placed before the first turn: with the River, the spring, and the usual starter goes into the bag. */
export function starterOf({ expansions }: Pick<CarcassonneState, 'expansions'>): TileKind {
  return expansions.includes('river') ? SPRING : STARTER;
}

/** Whether a tile may be the next from the bag: river tiles come first, ending with the lake. */
export function mayComeNext({ river }: Readonly<CarcassonneState>, kind: Kind): boolean {
  if (river === 0) return true;
  return river === 1 ? kind.river > 0 : kind.river === 2;
}

/** From a square to the four beside it, clockwise from the left as edges are numbered. */
export const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * Why a tile whose other edges fit may not be placed beside the river. An edge of the river meets only the river or
 * nothing, and while the bag has river tiles, each must extend it. It may not turn the same way twice in a row. With
 * `anyTime`, only the edges count.
 */
export function riverViolation(
  state: Readonly<CarcassonneState>,
  shape: Shape,
  x: number,
  y: number,
  anyTime = false,
): Violation | null {
  let joined = -1;
  for (const [side, [dx, dy]] of STEPS.entries()) {
    const beside = valueAt(state.grid, x + dx, y + dy);
    if (beside <= 0) continue;
    const theirs = shapeOf(state, beside - 1).river.includes((side + 2) & 3);
    const own = shape.river.includes(side);
    if (own !== theirs) {
      return violation('place/edge', `the ${SIDES[side]} edge does not continue the tile beside it`, {
        law: 'TILES 1',
      });
    }
    if (own) joined = side;
  }
  if (anyTime) return null;
  const law = 'River';
  if (state.river === 0) return null;
  if (shape.river.length === 0) return violation('river/first', 'tiles of the river are laid first', { law });
  if (joined < 0) return violation('river/apart', 'a tile of the river goes on with it', { law });
  if (shape.river.length === 1 && state.river > 1) return violation('river/lake', 'the lake comes last', { law });
  if (turnsBack(state, shape, x, y, joined)) return violation('river/turn', 'the river may not turn back', { law });
  return null;
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** Whether a bend at `joined` follows a bend in the same direction, so that the river would flow back. */
function turnsBack(state: Readonly<CarcassonneState>, { river }: Shape, x: number, y: number, joined: number): boolean {
  const [dx, dy] = STEPS[joined] ?? [0, 0];
  const before = shapeOf(state, valueAt(state.grid, x + dx, y + dy) - 1).river;
  const entry = before.find((side) => side !== ((joined + 2) & 3));
  const exit = river.find((side) => side !== joined);
  return entry !== undefined && entry === exit;
}
