import {
  type CarcassonneState,
  type PlaceAction,
  type StrangeTile,
  type Shape,
  kindOfTile,
  shapeAt,
  planAction,
  turnsThatFit,
  valueAt,
  STEPS,
} from '@woodlog/core/carcassonne';
import { isViolation } from '@woodlog/core/kernel';

/** A tile that is out of the bag and not on the table. */
export interface Loss {
  readonly label: string;
  /** Its written square, if readable. */
  readonly square: { readonly x: number; readonly y: number } | null;
  /** The tile as written, without its square, if readable; and the table before it. */
  readonly tile: Omit<PlaceAction, 'x' | 'y'> | null;
  readonly table: CarcassonneState;
  /** The points printed for it; null in a record without scores. */
  readonly points: number | null;
}

/** Errors found so far. An error has its own cause, or may follow from an earlier one, which is then named. */
export interface Doubts {
  /** The first move that was wrong by itself. */
  root: string | null;
  readonly losses: Loss[];
  /** Tiles and figures without supported rules; `segment` is that of the figure, or -1. */
  readonly strange: { readonly label: string; readonly tile: number; readonly segment: number }[];
  /** Tiles placed beside no other, by their number, with the move that they follow from. */
  readonly apart: Map<number, string>;
}

export function noDoubts(): Doubts {
  return { root: null, losses: [], strange: [], apart: new Map() };
}

/** A copy to go on with. */
export const copyDoubts = ({ root, losses, strange, apart }: Doubts): Doubts => ({
  root,
  losses: [...losses],
  strange: [...strange],
  apart: new Map(apart),
});

/**
 * Finds the lost tile next to which a tile without neighbours may have been placed: one written as its neighbour, or
 * one that fits a square beside it and explains the printed points.
 */
export function lossBeside(
  state: Readonly<CarcassonneState>,
  doubts: Doubts,
  action: Pick<StrangeTile, 'x' | 'y' | 'shape'>,
): string | null {
  for (const loss of doubts.losses) {
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const square = { x: action.x + dx, y: action.y + dy };
      if (loss.square?.x === square.x && loss.square.y === square.y) return loss.label;
      if (couldLie(loss, square) && goesWith(state, loss, square, action, side)) return loss.label;
    }
  }
  return null;
}

function couldLie({ tile, table, points, square }: Loss, { x, y }: { x: number; y: number }): boolean {
  // A slip of the pen changes one coordinate, or its sign.
  const isSlip = !square || Math.abs(square.x) === Math.abs(x) || Math.abs(square.y) === Math.abs(y);
  if (!tile || !isSlip) return false;
  const plan = planAction(table, { ...tile, x, y }, { anySeat: true, extraTiles: true });
  if (isViolation(plan) || plan.kind !== 'lay') return false;
  const own = plan.scorings.filter(({ seats }) => seats.includes(tile.seat));
  return points === null || points === own.reduce((sum, scoring) => sum + scoring.points, 0);
}

/** Whether a lost tile still fits a square, and continues the edge that a tile turns to it. */
function goesWith(
  state: Readonly<CarcassonneState>,
  { tile }: Loss,
  { x, y }: { x: number; y: number },
  laid: Pick<StrangeTile, 'shape'>,
  side: number,
): boolean {
  const need = -valueAt(state.grid, x, y);
  if (!tile || need <= 0) return false;
  const lost = shapeOfAction(tile);
  if (!((turnsThatFit(lost.kind.index, need) >> lost.turns) & 1)) return false;
  const facing = (lost.code >> (2 * ((side + 2) & 3))) & 3;
  return facing === ((laid.shape.code >> (2 * side)) & 3);
}

export function shapeOfAction({ tile, turns }: Pick<PlaceAction, 'tile' | 'turns'>): Shape {
  return shapeAt(kindOfTile(tile), turns);
}

/** The move that caused the tile at a square, or with `around` one beside it, to be placed apart, if any. */
export function doubtAt(
  state: Readonly<CarcassonneState>,
  { apart }: Doubts,
  { x, y }: { readonly x: number; readonly y: number },
  around: boolean,
): string | null {
  for (const [dx, dy] of around ? STEPS : [[0, 0] as const]) {
    const label = apart.get(valueAt(state.grid, x + dx, y + dy) - 1);
    if (label !== undefined) return label;
  }
  return null;
}
