import type { PlaceAction } from './action.ts';
import { followedSegments, freeSegments } from './joins.ts';
import { figuresIn, isClaiming, maySuit } from './figures.ts';
import { abbotsFeature } from './recall.ts';
import { mayComeNext, riverViolation } from './river.ts';
import type { CarcassonneState } from './state.ts';
import { KINDS, type TileKind, kindOfTile, shapeAt, turnsThatFit } from './tile.ts';

/** A place for a tile. `turns` is less than the number of orientations that look different. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** Every place for a tile, row by row from the bottom left, each orientation once. */
export function legalPlacements(state: Readonly<CarcassonneState>, tile: TileKind): Placement[] {
  const { index } = kindOfTile(tile);
  const { squares, width, left, bottom } = state.grid;
  const placements: Placement[] = [];
  for (let square = 0; square < squares.length; square++) {
    const need = -squares[square]!;
    if (need <= 0) continue;
    const fitting = turnsThatFit(index, need);
    if (fitting === 0) continue;
    const x = left + (square % width);
    const y = bottom + Math.floor(square / width);
    for (let turns = 0; turns < 4; turns++) if ((fitting >> turns) & 1) placements.push({ x, y, turns });
  }
  if (!state.expansions.includes('river')) return placements;
  return placements.filter(({ x, y, turns }) => riverViolation(state, shapeAt(kindOfTile(tile), turns), x, y) === null);
}

export function hasPlacement(state: Readonly<CarcassonneState>, tile: TileKind): boolean {
  if (state.expansions.includes('river')) return legalPlacements(state, tile).length > 0;
  const { index } = kindOfTile(tile);
  return state.grid.squares.some((value) => value < 0 && turnsThatFit(index, -value) !== 0);
}

/** The moves with a tile at one place: without a meeple, then with one on each feature that it may claim, then other figures. */
export function movesAt(state: Readonly<CarcassonneState>, tile: TileKind, { x, y, turns }: Placement): PlaceAction[] {
  const moves: PlaceAction[] = [];
  pushMoves(moves, state, tile, x, y, turns);
  return moves;
}

/** Every move with a tile: each place, without a meeple and with one on each feature that it may claim. */
export function legalMoves(state: Readonly<CarcassonneState>, tile: TileKind): PlaceAction[] {
  const moves: PlaceAction[] = [];
  for (const { x, y, turns } of legalPlacements(state, tile)) pushMoves(moves, state, tile, x, y, turns);
  return moves;
}

function pushMoves(
  moves: PlaceAction[],
  state: Readonly<CarcassonneState>,
  tile: TileKind,
  x: number,
  y: number,
  turns: number,
): void {
  const seat = state.toMove;
  moves.push({ kind: 'place', seat, x, y, tile, turns });
  const hand = state.hands[seat] ?? 0;
  const supply = state.supply[seat] ?? 0;
  if (supply > 0 || hand !== 0) {
    const shape = shapeAt(kindOfTile(tile), turns);
    const free = freeSegments(state, shape, x, y);
    const { segments } = shape.kind;
    for (let segment = 0; segment < segments.length && supply > 0; segment++) {
      const { claim, type } = segments[segment]!;
      if ((free >> segment) & 1 && type !== 'garden') moves.push({ kind: 'place', seat, x, y, tile, turns, claim });
    }
    const followed = hand > 1 ? followedSegments(state, shape, x, y, seat) : 0;
    for (const figure of hand === 0 ? [] : figuresIn(hand)) {
      const open = isClaiming(figure) ? free : followed;
      for (const [segment, { claim, type }] of segments.entries()) {
        if ((open >> segment) & 1 && maySuit(figure, type))
          moves.push({ kind: 'place', seat, x, y, tile, turns, claim, figure });
      }
    }
  }
  if (state.expansions.includes('abbot') && abbotsFeature(state, seat) >= 0)
    moves.push({ kind: 'place', seat, x, y, tile, turns, recalls: 'abbot' });
}

/** The kinds of which a tile may come out of the bag next. */
export function kindsInBag(state: Readonly<CarcassonneState>): TileKind[] {
  return KINDS.filter((kind) => (state.bag[kind.index] ?? 0) > 0 && mayComeNext(state, kind)).map(({ id }) => id);
}
