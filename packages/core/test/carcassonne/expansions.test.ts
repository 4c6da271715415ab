// Games with expansions beside the naive game; the long run is
// WOODLOG_GAMES=500 npx vitest run packages/core/test/carcassonne/expansions.test.ts
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import {
  KINDS,
  SHAPES,
  type Expansion,
  boxOf,
  type Figure,
  GOODS,
  carcassonne,
  finalParts,
  legalMoves,
} from '../../src/carcassonne/index.ts';
import { BASE_KINDS } from '../../src/carcassonne/tile.ts';
import { kindsInBag } from '../../src/carcassonne/legal.ts';
import { advance, stream } from '../../src/kernel/index.ts';
import { bigMeeple, majority, oneMeeple } from '../../src/carcassonne/scoring.ts';
import { checkedGame } from './checked-game.ts';
import { type Laid, type Move, begun, place, tryMove } from './positions.ts';

const GAMES = Number(process.env['WOODLOG_GAMES'] ?? 1);

const tables: readonly (readonly Expansion[])[] = [
  ['river'],
  ['inns'],
  ['traders'],
  ['abbot'],
  ['river', 'inns', 'traders', 'abbot'],
];

test.each(tables.map((expansions) => ({ expansions })))(
  'random games with $expansions agree with the naive game, and so do all legal moves',
  ({ expansions }) => {
    for (let game = 0; game < GAMES; game++) {
      const chance = stream(expansions.join(), game, 'test');
      checkedGame({ seats: 3 + (game % 3), expansions, chance, every: 41 * expansions.length });
    }
  },
  GAMES * 150_000,
);

test('a setup names its expansions, and only those that there are', () => {
  const seats = [{ player: 'a' }, { player: 'b' }];
  const table = carcassonne.setup({ game: 'carcassonne', seats, options: { expansions: ['river', 'river'] } });
  expect(!isLeft(table) && table.right.expansions).toEqual(['river']);
  const odd = carcassonne.setup({ game: 'carcassonne', seats, options: { expansions: ['rivers'] } });
  expect(isLeft(odd) && odd.left.violation).toBe('setup/expansion');
});

test('the base game has the kinds of the base game, first among all', () => {
  expect(KINDS.slice(0, BASE_KINDS.length)).toEqual(BASE_KINDS);
  expect(
    boxOf([])
      .slice(BASE_KINDS.length)
      .every((count) => count === 0),
  ).toBe(true);
});

test('every kind covers each edge and half-edge by one feature, or by the river', () => {
  for (const { sides, atEdge, atHalf, kind, river } of SHAPES) {
    sides.forEach((side, edge) => {
      expect(atEdge[edge] !== -1, kind.id).toBe(side === 'C' || side === 'R');
      expect(atHalf[2 * edge] !== -1 && atHalf[2 * edge + 1] !== -1, kind.id).toBe(side !== 'C');
      expect(river.includes(edge), kind.id).toBe(side === 'V');
    });
  }
});

describe('the River', () => {
  const start = (moves: readonly Move[]) => begun('river', moves);

  test('has twelve tiles, of which the spring lies first and the lake comes last', () => {
    const state = start([]);
    expect(state.river).toBe(11);
    expect(state.left).toBe(72 + 11);
    expect(kindsInBag(state)).not.toContain('FFFV');
    expect(kindsInBag(state)).not.toContain('CRFR');
    expect(tryMove(state, ['FFFV', 2, 0, -1])).toBe('river/lake');
    expect(tryMove(state, ['FRFR', 0, 1, 0])).toBe('river/first');
    state.river = 1;
    expect(kindsInBag(state)).toContain('FFFV');
    state.river = 0;
    expect(kindsInBag(state)).toContain('CRFR');
  });

  test('goes on where it ends, and nowhere else', () => {
    expect(tryMove(start([]), ['FVFV', 0, 0, -1])).toBeNull();
    expect(tryMove(start([]), ['FVFV', 0, 1, 0])).toBe('river/apart');
    expect(tryMove(start([]), ['FVFV', 1, 0, -1])).toBe('place/edge');
    expect(tryMove(start([]), ['FVFV', 1, 1, 0])).toBe('place/edge');
  });

  test('does not turn the same way twice in a row', () => {
    // From the spring down, then right: another bend may go down, not up.
    const bend: Move = ['FFVV', 3, 0, -1];
    expect(tryMove(start([bend]), ['FFVV', 1, 1, -1])).toBeNull();
    expect(tryMove(start([bend]), ['RRVV', 2, 1, -1])).toBe('river/turn');
    // With a straight piece between the two it may.
    expect(tryMove(start([bend, ['FVFV', 1, 1, -1]]), ['FFVV', 2, 2, -1])).toBeNull();
  });

  test('parts fields, is claimed by nobody, and its roads and cities are claimed as others', () => {
    const state = start([['CVRV', 0, 0, -1, 'field3']]);
    expect(tryMove(state, ['FVFV', 0, 0, -2, 'field1'])).toBe('meeple/occupied');
    expect(tryMove(state, ['FVFV', 0, 0, -2, 'field0'])).toBeNull();
    expect(tryMove(state, ['RVRV', 0, 0, -3, 'road0'])).toBeNull();
  });
});

describe('Inns and Cathedrals', () => {
  const start = (moves: readonly Move[], seats = 2) => begun('inns', moves, seats);

  test('has eighteen tiles and room for six', () => {
    expect(start([]).left).toBe(72 + 18 - 1);
    const setup = (seats: number) => ({
      game: 'carcassonne',
      seats: Array.from({ length: seats }, (_, seat) => ({ player: `p${seat}` })),
      options: { expansions: ['inns'] },
    });
    expect(isLeft(carcassonne.setup(setup(6)))).toBe(false);
    expect(isLeft(carcassonne.setup(setup(7)))).toBe(true);
  });

  test('an inn doubles a road that is complete, and an open one brings nothing', () => {
    const state = start([
      ['FFFRK', 0, 0, 1, 'road0'],
      ['FRFRI', 0, 0, -1, 'field0'],
    ]);
    expect(finalParts(state)[0]).toEqual([]);
    expect(tryMove(state, ['FFFRK', 2, 0, -2])).toBeNull();
    expect(state.scores).toEqual([8, 0]);
  });

  test('a cathedral makes a city worth three a tile and pennant, and an open one brings nothing', () => {
    const state = start([
      ['CCCC', 0, -1, 0, 'city0'],
      ['CFFF', 1, -1, -1],
      ['CFFF', 3, -1, 1],
    ]);
    expect(finalParts(state)[0]).toEqual([]);
    expect(tryMove(state, ['CFFF', 2, -2, 0])).toBeNull();
    expect(state.scores).toEqual([15, 0]);
  });

  test('the big meeple counts two, goes home as itself, and each has one', () => {
    const state = start([
      ['FRFR', 0, 0, 1],
      ['FRFR', 0, 0, -1],
    ]);
    const big = { ...place(0, ['FFRR', 0, 0, 2, 'road0']), figure: 'big' } as const;
    expect(legalMoves(state, 'FFRR').filter(({ figure }) => figure === 'big').length).toBeGreaterThan(0);
    expect(advance(carcassonne, state, big)).toBeNull();
    expect([state.supply, state.hands]).toEqual([
      [7, 7],
      [0, 1],
    ]);
    expect(advance(carcassonne, state, { ...place(1, ['FFFFK', 0, 1, 0, 'cloister']), figure: 'big' })).toBeNull();
    const again = { ...place(0, ['FFFFK', 0, 1, 1, 'cloister']), figure: 'big' } as const;
    expect(advance(carcassonne, state, again)?.violation).toBe('meeple/none-left');
    expect(majority(bigMeeple(0) + oneMeeple(1))).toEqual([0]);
    expect(majority(bigMeeple(0) + oneMeeple(1) + oneMeeple(1))).toEqual([0, 1]);
    expect(majority(bigMeeple(1) + oneMeeple(0))).toEqual([1]);
  });
});

describe('Traders and Builders', () => {
  const start = (moves: readonly Laid[]) => begun('traders', moves);

  test('has 24 tiles; of goods there are nine, six and five', () => {
    expect(start([]).left).toBe(72 + 24 - 1);
    const own = KINDS.filter(({ from }) => from === 'traders');
    const goods = own.flatMap(({ segments }) => segments.flatMap(({ good }) => good ?? []));
    expect(GOODS.map((good) => goods.filter((one) => one === good).length)).toEqual([9, 6, 5]);
  });

  test('who completes a city gets its goods, whoever is in it', () => {
    const state = start([
      ['CFCFw', 0, -1, 0, 'city0'],
      ['CFFF', 2, -2, 0],
    ]);
    expect(state.goods).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(state.scores).toEqual([6, 0]);
    expect(finalParts(state)).toEqual([[], [{ type: 'goods', feature: -1, points: 10 }]]);
  });

  test('a builder gives a second tile, and no third', () => {
    const road: readonly (Move | readonly [Move, Figure])[] = [
      ['FRFR', 0, 0, 1, 'road0'],
      ['FFFFK', 0, 1, 0],
      [['FRFR', 0, 0, 2, 'road0'], 'builder'],
      ['FFFFK', 0, 1, 1],
    ];
    const state = start(road);
    expect([state.again, state.toMove, state.hands]).toEqual([false, 0, [4, 6]]);
    expect(tryMove(state, ['FRFR', 0, 0, 3])).toBeNull();
    expect([state.again, state.toMove]).toEqual([true, 0]);
    expect(tryMove(state, ['FRFR', 0, 0, 4])).toBeNull();
    expect([state.again, state.toMove]).toEqual([false, 1]);
    expect(tryMove(state, ['FRFR', 0, 0, 5])).toBeNull();
    expect([state.again, state.toMove]).toEqual([false, 0]);
    // It goes home with the meeple that it joined, and the turn goes on all the same.
    expect(tryMove(state, ['FFFRK', 2, 0, -1])).toBeNull();
    expect(tryMove(state, ['FFFFK', 0, 2, 1])).toBeNull();
    expect(advance(carcassonne, state, place(1, ['FFFRK', 0, 0, 6]))).toBeNull();
    expect([state.scores, state.supply, state.hands]).toEqual([
      [8, 0],
      [7, 7],
      [6, 6],
    ]);
  });

  test('builder and pig join a meeple of their player, on a road or city and on a field', () => {
    const state = start([
      ['FRFR', 0, 0, 1, 'field1'],
      ['FFFFK', 0, 1, 0],
    ]);
    const attempt = (move: Move, figure: Figure) =>
      advance(carcassonne, state, { ...place(0, move), figure })?.violation;
    expect(attempt(['FRFR', 0, 0, 2, 'road0'], 'builder')).toBe('meeple/alone');
    expect(attempt(['FRFR', 0, 0, 2, 'field0'], 'pig')).toBe('meeple/alone');
    expect(attempt(['FRFR', 0, 0, 2, 'field1'], 'builder')).toBe('meeple/no-feature');
    expect(attempt(['FRFR', 0, 0, 2, 'field1'], 'pig')).toBeUndefined();
  });

  test('a pig makes each city of its field worth four to its player', () => {
    const state = start([
      ['CFFF', 2, -1, 0, 'field0'],
      ['FFFFK', 0, -1, 1],
      [['FFFFK', 0, -2, 0, 'field0'], 'pig'],
    ]);
    expect(finalParts(state)[0]).toMatchObject([{ type: 'field', points: 4 }]);
  });
});

describe('the Abbot', () => {
  const start = () => begun('abbot', []);
  const on = (claim: 'cloister' | 'garden', move: Move) => ({ ...place(0, move), claim, figure: 'abbot' }) as const;

  test('gives gardens to tiles that there are, and adds none', () => {
    expect(start().left).toBe(72 - 1);
    const gardens = (expansions: readonly Expansion[]) =>
      boxOf(expansions).reduce((sum, count, index) => sum + (KINDS[index]?.of ? count : 0), 0);
    expect(gardens(['abbot'])).toBe(8);
    expect(gardens(['river', 'abbot'])).toBe(9);
    expect(gardens(['inns', 'traders', 'abbot'])).toBe(12);
    expect(gardens(['river', 'inns', 'traders'])).toBe(0);
  });

  test('stands on cloisters and gardens, which nobody else may have', () => {
    const state = start();
    expect(tryMove(state, ['FRFRh', 0, 0, 1, 'garden'])).toBe('meeple/no-feature');
    expect(advance(carcassonne, state, { ...place(0, ['FRFRh', 0, 0, 1, 'road0']), figure: 'abbot' })?.violation).toBe(
      'meeple/no-feature',
    );
    expect(advance(carcassonne, state, on('garden', ['FRFRh', 0, 0, 1]))).toBeNull();
    expect(finalParts(state)[0]).toMatchObject([{ type: 'garden', points: 2 }]);
    expect(advance(carcassonne, state, { ...place(1, ['FFFFK', 0, 1, 0, 'cloister']), figure: 'abbot' })).toBeNull();
    expect([state.supply, state.hands]).toEqual([
      [7, 7],
      [0, 0],
    ]);
  });

  test('is taken back instead of placing a figure, for what there is by then', () => {
    const state = start();
    expect(advance(carcassonne, state, on('garden', ['FRFRh', 0, 0, 1]))).toBeNull();
    expect(advance(carcassonne, state, { ...place(1, ['FFFFK', 0, 1, 0]), recalls: 'abbot' })?.violation).toBe(
      'meeple/recall',
    );
    expect(tryMove(state, ['FFFFK', 0, 1, 0])).toBeNull();
    const both = { ...place(0, ['FFFFK', 0, 1, 1, 'cloister']), recalls: 'abbot' } as const;
    expect(advance(carcassonne, state, both)?.violation).toBe('meeple/recall');
    expect(legalMoves(state, 'FFFFK').some(({ recalls }) => recalls === 'abbot')).toBe(true);
    expect(advance(carcassonne, state, { ...place(0, ['FFFFK', 0, 1, 1]), recalls: 'abbot' })).toBeNull();
    expect([state.scores, state.hands, state.meeples]).toEqual([[4, 0], [8, 8], []]);
  });
});
