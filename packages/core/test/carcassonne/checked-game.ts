// A game at random and the naive game beside it, for tests.
import { expect } from 'vitest';
import {
  type CarcassonneState,
  type Expansion,
  FIGURES,
  MEEPLES,
  type PlaceAction,
  SEGMENTS,
  type TileKind,
  boxOf,
  carcassonne,
  finalParts,
  kindOfTile,
  legalMoves,
  newState,
  segmentOf,
  shuffledBag,
  tileOf,
  totalOf,
} from '../../src/carcassonne/index.ts';
import { starterOf } from '../../src/carcassonne/river.ts';
import { hasPlacement } from '../../src/carcassonne/legal.ts';
import { shapeOf } from '../../src/carcassonne/state.ts';
import { FIGURES_OF, isClaiming } from '../../src/carcassonne/figures.ts';
import { type Stream, advance } from '../../src/kernel/index.ts';
import { floodFill, tilesOnTable } from './naive-features.ts';
import { type NaivePlay, naiveFinals, naiveStep } from './naive-play.ts';

/** Fails with both values when they differ; `expect` itself would take most of a long run. */
function same(what: string, actual: number | string, expected: number | string): void {
  if (actual !== expected) expect(actual, what).toBe(expected);
}

/** Every segment on the table is in one feature, and all that is kept about features is what a flood fill finds. */
function checkFeatures(state: CarcassonneState): void {
  const byFeature = new Map<number, string[]>();
  state.tiles.forEach((_, tile) => {
    shapeOf(state, tile).kind.segments.forEach(({ claim }, segment) => {
      const feature = state.feature[tile * SEGMENTS + segment]!;
      const pieces = byFeature.get(feature);
      if (pieces) pieces.push(`${tile}:${claim}`);
      else byFeature.set(feature, [`${tile}:${claim}`]);
    });
  });
  const opens = new Map(
    floodFill(tilesOnTable(state)).map(({ type, pieces, open }) => [pieces.join(' '), type === 'field' ? 0 : open]),
  );
  same('features', byFeature.size, opens.size);
  const claims = new Map<number, number>();
  for (const { segment, seat, figure } of state.meeples) {
    const feature = state.feature[segment] ?? -1;
    const weight = figure === 'big' ? 2 ** (18 + seat) : 8 ** seat;
    if (isClaiming(figure)) claims.set(feature, (claims.get(feature) ?? 0) + weight);
  }
  for (const [feature, list] of byFeature) {
    const pieces = list.sort().join(' ');
    same(`open ends of ${pieces}`, state.open[feature]!, opens.get(pieces) ?? 'no such feature');
    const claimed = claims.get(feature) ?? 0;
    same(`meeples on ${pieces}`, state.claimed[feature]!, claimed);
    if (claimed > 0 && state.open[feature] === 0)
      same('scored feature with meeples', segmentOf(state, feature).type, 'field');
  }
}

function checkCounts(state: CarcassonneState, discards: number): void {
  expect(state.left).toBe(state.bag.reduce((sum, count) => sum + count, 0));
  expect(state.left + state.tiles.length + discards).toBe(
    boxOf(state.expansions).reduce((sum, count) => sum + count, 0),
  );
  for (let seat = 0; seat < state.seats; seat++) {
    const out = state.meeples.filter((meeple) => meeple.seat === seat && !meeple.figure).length;
    expect(out + state.supply[seat]!).toBe(MEEPLES);
  }
}

const piecesOf = (state: CarcassonneState) =>
  state.meeples.map(({ seat, segment, figure }) => ({
    seat,
    piece: `${tileOf(segment)}:${segmentOf(state, segment).claim}`,
    ...(figure && { figure }),
  }));

/** Every move that the naive game lets pass, in the order in which they are listed. */
function naiveMoves(naive: NaivePlay, seat: number, tile: TileKind): PlaceAction[] {
  const { distinct, segments } = kindOfTile(tile);
  const moves: PlaceAction[] = [];
  const squares = naive.tiles.flatMap(({ x, y }) => [
    `${y} ${x - 1}`,
    `${y} ${x + 1}`,
    `${y - 1} ${x}`,
    `${y + 1} ${x}`,
  ]);
  const sorted = [...new Set(squares)]
    .map((square) => square.split(' ').map(Number))
    .sort(([a, b], [c, d]) => (a ?? 0) - (c ?? 0) || (b ?? 0) - (d ?? 0));
  for (const [y = 0, x = 0] of sorted) {
    for (let turns = 0; turns < distinct; turns++) {
      const bare: PlaceAction = { kind: 'place', seat, x, y, tile, turns };
      if (!naiveStep(naive, bare)) continue;
      const claims = segments.map(({ claim }): PlaceAction => ({ ...bare, claim }));
      const recalls: PlaceAction[] = naive.figures?.includes('abbot') ? [{ ...bare, recalls: 'abbot' }] : [];
      const figures = FIGURES.filter((figure) => naive.figures?.includes(figure));
      const others = figures.flatMap((figure) => claims.map((move): PlaceAction => ({ ...move, figure })));
      moves.push(bare, ...[...claims, ...others, ...recalls].filter((move) => naiveStep(naive, move)));
    }
  }
  return moves;
}

export interface CheckedGame {
  readonly seats: number;
  readonly expansions?: readonly Expansion[];
  readonly chance: Stream;
  /** After how many plies all legal moves are compared. */
  readonly every?: number;
}

/** Plays a game at random and the naive game beside it; gives the number of plies. */
export function checkedGame({ seats, expansions = [], chance, every = Number.POSITIVE_INFINITY }: CheckedGame): number {
  const state = newState(seats, expansions);
  expect(advance(carcassonne, state, { kind: 'start', tile: starterOf(state), turns: chance.int(4) })).toBeNull();
  let naive: NaivePlay = {
    tiles: tilesOnTable(state),
    meeples: [],
    scores: state.scores.map(() => 0),
    river: expansions.includes('river') ? 12 : 0,
    figures: expansions.flatMap((name) => FIGURES_OF[name]),
    ...(expansions.includes('traders') && { goods: state.scores.map(() => [0, 0, 0]) }),
  };
  const bag = shuffledBag(state, chance);
  let plies = 0;
  let discards = 0;
  for (let tile = bag.pop(); tile; tile = bag.pop()) {
    if (!hasPlacement(state, tile)) {
      discards++;
      if (kindOfTile(tile).river > 0) naive = { ...naive, river: (naive.river ?? 0) - 1 };
      expect(advance(carcassonne, state, { kind: 'discard', seat: state.toMove, tile })).toBeNull();
      continue;
    }
    const moves = legalMoves(state, tile);
    if (plies % every === 0) expect(moves).toEqual(naiveMoves(naive, state.toMove, tile));
    const move = chance.pick(moves);
    expect(advance(carcassonne, state, move), JSON.stringify(move)).toBeNull();
    const next = naiveStep(naive, move);
    if (!next) throw new Error(`the naive game refuses ${JSON.stringify(move)}`);
    naive = next;
    expect(state.scores).toEqual(naive.scores);
    expect(piecesOf(state)).toEqual(naive.meeples);
    if (naive.goods)
      expect([state.goods, state.again && state.left > 0]).toEqual([naive.goods, naive.again && state.left > 0]);
    checkFeatures(state);
    checkCounts(state, discards);
    plies++;
  }
  const parts = finalParts(state).map((own) => own.map(({ points }) => points));
  expect(parts).toEqual(naiveFinals(naive));
  expect(advance(carcassonne, state, { kind: 'finish' })).toBeNull();
  parts.forEach((own, seat) => {
    expect(totalOf(state, seat)).toBe(own.reduce((sum, points) => sum + points, naive.scores[seat]!));
  });
  return plies;
}
