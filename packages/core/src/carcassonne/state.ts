import type { Expansion } from './expansions.ts';
import { type Figure, handOf } from './figures.ts';
import { type Grid, newGrid } from './grid.ts';
import { KINDS, SEGMENTS, boxOf, type Segment, type Shape, SHAPES } from './tile.ts';

export const FEWEST_SEATS = 2;
/** In the base game; Inns and Cathedrals bring a sixth player. */
export const MOST_SEATS = 5;
export const MEEPLES = 7;

/** How many can play with these expansions. */
export function mostSeats(expansions: readonly Expansion[]): number {
  return expansions.includes('inns') ? MOST_SEATS + 1 : MOST_SEATS;
}

export interface PlacedTile {
  readonly x: number;
  readonly y: number;
  /** Index in `SHAPES`: kind and orientation. Higher numbers are in `strange`. */
  readonly shape: number;
}

/** A meeple on the table, by the number of the segment it stands on. */
export interface Meeple {
  readonly seat: number;
  readonly segment: number;
  /** A figure other than the seven meeples. */
  readonly figure?: Figure;
}

/** Points that a seat gets when the game ends, for one feature. */
export interface FinalPart {
  readonly type: 'city' | 'road' | 'cloister' | 'field' | 'garden' | 'goods';
  /** The feature's number: that of its lowest segment; -1 for goods. */
  readonly feature: number;
  readonly points: number;
}

export interface Ending {
  /** `tiles`: the last tile is laid and the end is scored. */
  readonly reason: 'tiles' | 'conceded' | 'abandoned';
}

/**
 * The table. Segments of tiles are numbered `8 * tile + segment of its kind`, tiles in the order in which they were
 * placed. A feature (a city, road, field or cloister on the table) has the number of its lowest segment; data about a
 * feature is stored at that number.
 */
export interface CarcassonneState {
  readonly seats: number;
  readonly expansions: readonly Expansion[];
  toMove: number;
  conceded: number[];
  /** Tiles not yet drawn, for each kind; a lenient reader may go below zero. */
  bag: number[];
  /** How many tiles are in the bag. */
  left: number;
  /** How many of them are river tiles, which are placed first. */
  river: number;
  tiles: PlacedTile[];
  /** Unknown tiles, in the order in which they were placed. */
  strange: Shape[];
  /** The table by squares. */
  grid: Grid;
  /** For every segment, its feature. */
  feature: number[];
  /** For every segment, the next one of its feature, round in a ring. */
  ring: number[];
  /** The number of open ends of each city or road; for a cloister, of surrounding empty squares. */
  open: number[];
  /**
   * The meeples on each feature: an octal number with one digit for each seat, seat 0 the lowest; above the sixth
   * digit, one bit for each seat's big meeple.
   */
  claimed: number[];
  meeples: Meeple[];
  /** Meeples that each seat has in hand. */
  supply: number[];
  /** Other figures that each seat has in hand, one bit each: see `figuresIn`. */
  hands: number[];
  /** The goods of each seat in the order of `GOODS`; empty without the expansion. */
  goods: (readonly number[])[];
  /** Whether the seat to move places a second tile because of its builder. */
  again: boolean;
  /** Points scored before the end of the game. */
  scores: number[];
  /** What each seat got when the game ended. */
  finals: (readonly FinalPart[])[];
  end: Ending | null;
}

/** The table before the starter tile is placed. */
export function newState(seats: number, expansions: readonly Expansion[] = []): CarcassonneState {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const bag = boxOf(expansions);
  const riverTiles = KINDS.map(({ river, index }) => (river > 0 ? (bag[index] ?? 0) : 0));
  return {
    seats,
    expansions,
    toMove: 0,
    conceded: [],
    bag,
    left: bag.reduce((sum, count) => sum + count, 0),
    river: riverTiles.reduce((sum, count) => sum + count, 0),
    tiles: [],
    strange: [],
    grid: newGrid(),
    feature: [],
    ring: [],
    open: [],
    claimed: [],
    meeples: [],
    supply: each(MEEPLES),
    hands: each(handOf(expansions)),
    goods: expansions.includes('traders') ? each([0, 0, 0]) : [],
    again: false,
    scores: each(0),
    finals: each<readonly FinalPart[]>([]),
    end: null,
  };
}

/** A deep copy of everything that play changes. Tiles, meeples and parts never change, so they are shared. */
export function copyState(state: Readonly<CarcassonneState>): CarcassonneState {
  return {
    seats: state.seats,
    expansions: state.expansions,
    toMove: state.toMove,
    conceded: state.conceded.slice(),
    bag: state.bag.slice(),
    left: state.left,
    river: state.river,
    tiles: state.tiles.slice(),
    strange: state.strange.slice(),
    grid: { ...state.grid, squares: state.grid.squares.slice() },
    feature: state.feature.slice(),
    ring: state.ring.slice(),
    open: state.open.slice(),
    claimed: state.claimed.slice(),
    meeples: state.meeples.slice(),
    supply: state.supply.slice(),
    hands: state.hands.slice(),
    goods: state.goods.slice(),
    again: state.again,
    scores: state.scores.slice(),
    finals: state.finals.slice(),
    end: state.end,
  };
}

export function shapeOf(state: Readonly<CarcassonneState>, tile: number): Shape {
  const { shape } = state.tiles[tile]!;
  return SHAPES[shape] ?? state.strange[shape - SHAPES.length]!;
}

export function tileOf(segment: number): number {
  return Math.floor(segment / SEGMENTS);
}

export function segmentOf(state: Readonly<CarcassonneState>, segment: number): Segment {
  return shapeOf(state, tileOf(segment)).kind.segments[segment % SEGMENTS]!;
}

/** A seat's points: on the way and at the end. */
export function totalOf(state: Readonly<CarcassonneState>, seat: number): number {
  return state.finals[seat]!.reduce((sum, { points }) => sum + points, state.scores[seat]!);
}
