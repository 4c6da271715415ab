import {
  type CarcassonneState,
  type Extent,
  type PlacedTile,
  MEEPLES,
  completedPoints,
  isClaiming,
  majority,
  segmentOf,
  tileOf,
  turnsThatFit,
  unfinishedPoints,
} from '@woodlog/core/carcassonne';
import { AGAIN, figuresWorth, goodsIn, goodsWorth, inHand, joinerWorth } from './expansion-worth.ts';
import { citiesBeside, openSquares } from './surroundings.ts';

/** Weights in points, fitted to games of this bot against itself. */
const WEIGHTS = {
  /**
   * The chance that an empty square is filled is 1 - exp(-rate * fitting tiles left); rates by number of empty squares.
   */
  cityRates: [0.266, 0.092, 0.072, 0.155],
  roadRates: [0.068, 0.086, 0.05],
  cloisterRate: 0.024,
  /** The growth of a city that will be completed, for each empty square. */
  cityGrowth: 0.071,
  /** For each empty square and the full bag, whether the city is completed or not. */
  cityDrift: -0.366,
  roadDrift: 0.085,
  fieldDrift: 0.56,
  /** A city adjacent to a field: complete, or likely to be. */
  fieldCity: 2.841,
  fieldCityToBe: 2.155,
  /** A meeple in hand, the first to the seventh; more with a full bag, less with fewer than `handTiles` left. */
  hand: [6.062, 3.376, 1.859, 2.381, 0.661, 0.847, -0.496],
  handDrift: 3.093,
  handTiles: 6.762,
  /** A meeple that will come back. */
  cityReturn: 2.335,
  roadReturn: 2.526,
  cloisterReturn: 17.918,
};

/** Tiles in the bag at the start of the game. */
const ALL_TILES = 71;
const CLOISTER = 9;

/** The value of a feature: for its holders, and for each owner of a meeple that will return. */
interface Worth {
  readonly points: number;
  readonly back: number;
  /** The number of empty squares that it is open to. */
  readonly open: number;
}

/** What holds until something joins a feature or these squares change. */
interface Look {
  readonly next: number;
  readonly area: number;
  readonly squares: readonly number[];
  readonly values: readonly number[];
}

/** What is remembered of a feature. */
type Remembered<T> = T & { readonly look: Look };

/** What a city or road covers, and the chance that the squares that it is open to are filled. */
interface Opening {
  readonly extent: Extent;
  readonly squares: readonly number[];
  readonly chance: number;
}

/** Evaluates tables with the same tiles left, such as those after each move with a tile. */
export interface Evaluator {
  /** Remembers the features of their common table: a move changes few of them. */
  remember(table: Readonly<CarcassonneState>): void;
  /** The final points that each seat may expect, plus the value of its meeples in hand. */
  expectations(table: Readonly<CarcassonneState>): number[];
  /** The gain for a seat that places a meeple on a feature. */
  claim(table: Readonly<CarcassonneState>, feature: number, seat: number): number;
}

// A list that every call reuses, since every move of every playout asks for this.
const seenFeature: number[] = [];
let mark = 0;

export function evaluatorOf({ bag, left }: Pick<CarcassonneState, 'bag' | 'left'>): Evaluator {
  const fits: number[] = [];
  const memory: (Remembered<Worth> | undefined)[] = [];
  // A city is looked at for itself and for each field beside it.
  const openings: (Remembered<Opening> | undefined)[] = [];
  let remembers = false;
  const phase = left / ALL_TILES;
  const late = Math.min(1, left / WEIGHTS.handTiles);
  let inBag: ReturnType<typeof goodsIn> | undefined;
  const hands = [0];
  for (const [i, worth] of WEIGHTS.hand.entries())
    hands.push((hands[i] ?? 0) + (worth + WEIGHTS.handDrift * phase) * late);

  const worthOfHand = (meeples: number): number => hands[Math.min(meeples, MEEPLES)] ?? 0;

  /** How many of the remaining tiles fit a square. */
  const fitting = (value: number): number => {
    const need = -value;
    if (need === 0) return left;
    let count = fits[need];
    if (count !== undefined) return count;
    count = 0;
    for (let kind = 0; kind < bag.length; kind++) if (turnsThatFit(kind, need) !== 0) count += bag[kind] ?? 0;
    fits[need] = count;
    return count;
  };

  const chanceToFill = (value: number, rate: number): number => 1 - Math.exp(-rate * fitting(value));

  const chanceToComplete = (
    { grid }: Readonly<CarcassonneState>,
    squares: readonly number[],
    rates: readonly number[],
  ): number => {
    const rate = rates[Math.min(squares.length, rates.length) - 1] ?? 0;
    let chance = 1;
    for (let i = 0; i < squares.length; i++) chance *= chanceToFill(grid.squares[squares[i] ?? 0] ?? 0, rate);
    return chance;
  };

  const openingOf = (table: Readonly<CarcassonneState>, feature: number, isCity: boolean): Opening => {
    const known = openings[feature];
    if (known !== undefined && holds(table, feature, known.look)) return known;
    const squares: number[] = [];
    const extent = openSquares(table, feature, squares);
    const rates = isCity ? WEIGHTS.cityRates : WEIGHTS.roadRates;
    const chance = table.open[feature] === 0 ? 1 : chanceToComplete(table, squares, rates);
    if (remembers) openings[feature] = { extent, squares, chance, look: lookAt(table, feature, squares) };
    return { extent, squares, chance };
  };

  const cityOrRoad = (
    table: Readonly<CarcassonneState>,
    feature: number,
    type: 'city' | 'road',
    squares: number[],
  ): Worth => {
    const isCity = type === 'city';
    const { extent, chance, squares: found } = openingOf(table, feature, isCity);
    for (const square of found) squares.push(square);
    const open = found.length;
    const expected = chance * completedPoints(type, extent) + (1 - chance) * unfinishedPoints(extent);
    const drift = phase * (isCity ? WEIGHTS.cityDrift : WEIGHTS.roadDrift);
    const growth = open * ((isCity ? chance * WEIGHTS.cityGrowth : 0) + drift);
    return {
      points: expected + growth,
      back: chance * (isCity ? WEIGHTS.cityReturn : WEIGHTS.roadReturn) * late,
      open,
    };
  };

  const cloister = ({ grid, tiles }: Readonly<CarcassonneState>, feature: number, squares: number[]): Worth => {
    const { x, y } = tiles[tileOf(feature)] as PlacedTile;
    const { width, left: west, bottom } = grid;
    let points = CLOISTER;
    let back = WEIGHTS.cloisterReturn * late;
    for (let row = y - 1; row <= y + 1; row++) {
      for (let column = x - 1; column <= x + 1; column++) {
        const square = (row - bottom) * width + column - west;
        const value = grid.squares[square] ?? 0;
        if (value > 0) continue;
        squares.push(square);
        const chance = chanceToFill(value, WEIGHTS.cloisterRate);
        points -= 1 - chance;
        back *= chance;
      }
    }
    return { points, back, open: squares.length };
  };

  const field = (table: Readonly<CarcassonneState>, feature: number, squares: number[]): Worth => {
    let points = phase * WEIGHTS.fieldDrift;
    for (const city of citiesBeside(table, feature)) {
      if (table.open[city] === 0) {
        points += WEIGHTS.fieldCity;
        continue;
      }
      const opening = openingOf(table, city, true);
      for (const square of opening.squares) squares.push(square);
      points += WEIGHTS.fieldCityToBe * opening.chance;
    }
    return { points, back: 0, open: squares.length };
  };

  const compute = (table: Readonly<CarcassonneState>, feature: number, squares: number[]): Worth => {
    const { type } = segmentOf(table, feature);
    if (type === 'field') return field(table, feature, squares);
    return type === 'cloister' || type === 'garden'
      ? cloister(table, feature, squares)
      : cityOrRoad(table, feature, type, squares);
  };

  const worthOf = (table: Readonly<CarcassonneState>, feature: number): Worth => {
    const known = memory[feature];
    return known !== undefined && holds(table, feature, known.look) ? known : compute(table, feature, []);
  };

  return {
    remember(table) {
      remembers = true;
      for (const { segment } of table.meeples) {
        const feature = table.feature[segment] ?? segment;
        if (memory[feature] !== undefined) continue;
        const squares: number[] = [];
        const { points, back, open } = compute(table, feature, squares);
        memory[feature] = { points, back, open, look: lookAt(table, feature, squares) };
      }
      remembers = false;
    },
    expectations(table) {
      const sums = table.scores.map(
        (points, seat) => points + worthOfHand(inHand(table, seat)) + phase * figuresWorth(table, seat),
      );
      if (table.again) sums[table.toMove] = (sums[table.toMove] ?? 0) + AGAIN * late;
      if (table.goods.length > 0) {
        inBag ??= goodsIn(bag);
        goodsWorth(table, inBag, sums);
      }
      const now = ++mark;
      for (const { seat, segment, figure } of table.meeples) {
        const feature = table.feature[segment] ?? segment;
        const { points, back, open } = worthOf(table, feature);
        if (!isClaiming(figure)) {
          sums[seat] = (sums[seat] ?? 0) + joinerWorth(table, { seat, feature, figure, points, squares: phase * open });
          continue;
        }
        sums[seat] = (sums[seat] ?? 0) + back;
        if (seenFeature[feature] === now) continue;
        seenFeature[feature] = now;
        for (const one of majority(table.claimed[feature] ?? 0)) sums[one] = (sums[one] ?? 0) + points;
      }
      return sums;
    },
    claim(table, feature, seat) {
      const { points, back } = worthOf(table, feature);
      const meeples = inHand(table, seat);
      return points + back + worthOfHand(meeples - 1) - worthOfHand(meeples);
    },
  };
}

function lookAt({ ring, grid }: Readonly<CarcassonneState>, feature: number, squares: readonly number[]): Look {
  const values = squares.map((square) => grid.squares[square] ?? 0);
  return { next: ring[feature] ?? feature, area: grid.squares.length, squares, values };
}

function holds({ ring, grid }: Readonly<CarcassonneState>, feature: number, known: Look): boolean {
  if (ring[feature] !== known.next || grid.squares.length !== known.area) return false;
  const { squares, values } = known;
  for (let i = 0; i < squares.length; i++) if (grid.squares[squares[i] ?? 0] !== values[i]) return false;
  return true;
}

/** How far a seat is ahead of the best other. */
export function lead(points: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < points.length; one++) {
    const other = points[one] ?? 0;
    if (one !== seat && other > best) best = other;
  }
  return (points[seat] ?? 0) - best;
}
