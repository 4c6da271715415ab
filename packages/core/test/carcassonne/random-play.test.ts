import { expect, test } from 'vitest';
import {
  type CarcassonneState,
  MEEPLES,
  SEGMENTS,
  STARTER,
  carcassonne,
  finalParts,
  hasPlacement,
  kindOfTile,
  legalMoves,
  newState,
  segmentOf,
  tileOf,
  tilesInBag,
  totalOf,
} from '../../src/carcassonne/index.ts';
import { shapeOf } from '../../src/carcassonne/state.ts';
import { type Stream, advance, stream } from '../../src/kernel/index.ts';
import { type NaivePlay, floodFill, naiveFinals, naiveStep, tilesOnTable } from './naive.ts';

// A long run: WOODLOG_PLIES=1000000 npx vitest run packages/core/test/carcassonne/random-play.test.ts
const PLIES = Number(process.env['WOODLOG_PLIES'] ?? 3000);

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
  for (const [feature, list] of byFeature) {
    const pieces = list.sort().join(' ');
    same(`open ends of ${pieces}`, state.open[feature]!, opens.get(pieces) ?? 'no such feature');
    const meeples = state.meeples.filter(({ segment }) => state.feature[segment] === feature);
    const claimed = meeples.reduce((sum, { seat }) => sum + 8 ** seat, 0);
    same(`meeples on ${pieces}`, state.claimed[feature]!, claimed);
    if (claimed > 0 && state.open[feature] === 0)
      same('scored feature with meeples', segmentOf(state, feature).type, 'field');
  }
}

function checkCounts(state: CarcassonneState, discards: number): void {
  expect(state.left).toBe(state.bag.reduce((sum, count) => sum + count, 0));
  expect(state.left + state.tiles.length + discards).toBe(72);
  for (let seat = 0; seat < state.seats; seat++) {
    const out = state.meeples.filter((meeple) => meeple.seat === seat).length;
    expect(out + state.supply[seat]!).toBe(MEEPLES);
  }
}

const piecesOf = (state: CarcassonneState) =>
  state.meeples.map(({ seat, segment }) => ({ seat, piece: `${tileOf(segment)}:${segmentOf(state, segment).claim}` }));

/** Plays a game at random and the naive game beside it; gives the number of plies. */
function checkedGame(seats: number, chance: Stream): number {
  const state = newState(seats);
  expect(advance(carcassonne, state, { kind: 'start', tile: STARTER, turns: chance.int(4) })).toBeNull();
  let naive: NaivePlay = { tiles: tilesOnTable(state), meeples: [], scores: state.scores.map(() => 0) };
  const bag = chance.shuffle(tilesInBag(state));
  let plies = 0;
  let discards = 0;
  for (let tile = bag.pop(); tile; tile = bag.pop()) {
    if (!hasPlacement(state, tile)) {
      discards++;
      expect(advance(carcassonne, state, { kind: 'discard', seat: state.toMove, tile })).toBeNull();
      continue;
    }
    const move = chance.pick(legalMoves(state, tile));
    expect(advance(carcassonne, state, move), JSON.stringify(move)).toBeNull();
    const next = naiveStep(naive, move);
    if (!next) throw new Error(`the naive game refuses ${JSON.stringify(move)}`);
    naive = next;
    expect(state.scores).toEqual(naive.scores);
    expect(piecesOf(state)).toEqual(naive.meeples);
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

test(
  `${PLIES} random plies keep the invariants and agree with a naive flood fill`,
  () => {
    for (let game = 0, plies = 0; plies < PLIES; game++)
      plies += checkedGame(2 + (game % 4), stream('plies', game, 'test'));
  },
  PLIES * 20,
);

test('all legal moves are those that the naive game lets pass, and no others (random positions)', () => {
  const chance = stream('legal', 0, 'test');
  const state = newState(3);
  advance(carcassonne, state, { kind: 'start', tile: STARTER, turns: 2 });
  const bag = chance.shuffle(tilesInBag(state));
  let naive: NaivePlay = { tiles: tilesOnTable(state), meeples: [], scores: [0, 0, 0] };
  for (let ply = 0; ply < 24; ply++) {
    const tile = bag.pop()!;
    const moves = legalMoves(state, tile);
    const key = (move: object) => JSON.stringify(move);
    const naively: string[] = [];
    const { distinct, segments } = kindOfTile(tile);
    for (let y = -9; y <= 9; y++) {
      for (let x = -9; x <= 9; x++) {
        for (let turns = 0; turns < distinct; turns++) {
          const bare = { kind: 'place', seat: state.toMove, x, y, tile, turns } as const;
          if (!naiveStep(naive, bare)) continue;
          naively.push(key(bare));
          for (const { claim } of segments)
            if (naiveStep(naive, { ...bare, claim })) naively.push(key({ ...bare, claim }));
        }
      }
    }
    expect(moves.map(key)).toEqual(naively);
    if (moves.length === 0) continue;
    const move = chance.pick(moves);
    advance(carcassonne, state, move);
    naive = naiveStep(naive, move)!;
  }
});
