import { squareAt, stepsOf } from './grid.ts';
import { hasMeeple } from './scoring.ts';
import { type CarcassonneState, shapeOf } from './state.ts';
import { SEGMENTS, type Shape } from './tile.ts';

/**
 * What a tile would join on a square, counted after it is placed: a neighbour may connect two fields of the tile, so
 * segments cannot be considered one by one.
 */
export interface Join {
  /** The segments of the new tile that belong to one feature; the cloister is one by itself. */
  readonly segments: readonly number[];
  /** The features on the table that they join, each once. */
  readonly features: readonly number[];
  /** Edges at which a city or road joins. */
  readonly seams: number;
}

// A contact is a segment of the new tile that meets a feature on the table. Each call of `meet` reuses the lists, since
// it is called for every square and turn.
const metSegment: number[] = [];
const metFeature: number[] = [];
let contacts = 0;

/** For each segment of the new tile, the bits of all segments that it is joined with, itself among them. */
const group: number[] = [];

function touch(segment: number, feature: number): void {
  for (let i = 0; i < contacts; i++) {
    if (metFeature[i] !== feature) continue;
    if (metSegment[i] === segment) return;
    unite(group[segment]! | group[metSegment[i]!]!);
  }
  metSegment[contacts] = segment;
  metFeature[contacts] = feature;
  contacts++;
}

function unite(bits: number): void {
  for (let rest = bits, segment = 0; rest !== 0; rest >>= 1, segment++) if (rest & 1) group[segment] = bits;
}

function meet(state: Readonly<CarcassonneState>, shape: Shape, square: number): void {
  contacts = 0;
  for (let segment = 0; segment < shape.kind.segments.length; segment++) group[segment] = 1 << segment;
  const { squares, width } = state.grid;
  const steps = stepsOf(width);
  for (let side = 0; side < 4; side++) {
    const tile = squares[square + steps[side]!]! - 1;
    if (tile < 0) continue;
    const there = shapeOf(state, tile);
    const first = tile * SEGMENTS;
    const opposite = (side + 2) & 3;
    const own = shape.atEdge[side]!;
    const theirs = there.atEdge[opposite]!;
    if (own >= 0 && theirs >= 0) touch(own, state.feature[first + theirs]!);
    // The first half of an edge meets the second half of the facing one.
    for (let half = 0; half < 2; half++) {
      const field = shape.atHalf[2 * side + half]!;
      const facing = there.atHalf[2 * opposite + 1 - half]!;
      if (field >= 0 && facing >= 0) touch(field, state.feature[first + facing]!);
    }
  }
}

/** The segments of a tile, as bits, that a meeple could claim on a square: those that join no claimed feature. */
export function freeSegments(state: Readonly<CarcassonneState>, shape: Shape, x: number, y: number): number {
  meet(state, shape, squareAt(state.grid, x, y));
  let free = (1 << shape.kind.segments.length) - 1;
  for (let i = 0; i < contacts; i++) if (state.claimed[metFeature[i]!] !== 0) free &= ~group[metSegment[i]!]!;
  return free;
}

/** The segments of a tile, as bits, that would join a meeple of a seat on a square. */
export function followedSegments(
  state: Readonly<CarcassonneState>,
  shape: Shape,
  x: number,
  y: number,
  seat: number,
): number {
  meet(state, shape, squareAt(state.grid, x, y));
  let followed = 0;
  for (let i = 0; i < contacts; i++) {
    const isOwn = hasMeeple(state.claimed[metFeature[i] ?? 0] ?? 0, seat);
    if (isOwn) followed |= group[metSegment[i] ?? 0] ?? 0;
  }
  return followed;
}

/** The features that a tile would make or join on a square, in the order of its segments. */
export function joinsOf(state: Readonly<CarcassonneState>, shape: Shape, x: number, y: number): readonly Join[] {
  const square = squareAt(state.grid, x, y);
  // No adjacent tile: the starter, or a tile that a lenient reader places apart, perhaps beyond the grid.
  if (square < 0 || state.grid.squares[square] === 0) {
    return shape.kind.segments.map((_, segment) => ({ segments: [segment], features: [], seams: 0 }));
  }
  meet(state, shape, square);
  const joins: Join[] = [];
  for (let segment = 0; segment < shape.kind.segments.length; segment++) {
    const bits = group[segment]!;
    if (bits & ((1 << segment) - 1)) continue;
    const segments: number[] = [];
    for (let other = segment; other < SEGMENTS; other++) if ((bits >> other) & 1) segments.push(other);
    const features: number[] = [];
    for (let i = 0; i < contacts; i++) {
      const feature = metFeature[i]!;
      if ((bits >> metSegment[i]!) & 1 && !features.includes(feature)) features.push(feature);
    }
    joins.push({ segments, features, seams: seamsOf(state, shape, square, bits) });
  }
  return joins;
}

function seamsOf(state: Readonly<CarcassonneState>, shape: Shape, square: number, bits: number): number {
  const steps = stepsOf(state.grid.width);
  let seams = 0;
  for (let side = 0; side < 4; side++) {
    const segment = shape.atEdge[side]!;
    if (segment >= 0 && (bits >> segment) & 1 && state.grid.squares[square + steps[side]!]! > 0) seams++;
  }
  return seams;
}
