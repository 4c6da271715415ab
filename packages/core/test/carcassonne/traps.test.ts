import { describe, expect, test } from 'vitest';
import { carcassonne, finalParts, legalMoves } from '../../src/carcassonne/index.ts';
import { hasPlacement } from '../../src/carcassonne/legal.ts';
import { oneMeeple } from '../../src/carcassonne/scoring.ts';
import { majority } from '../../src/carcassonne/scoring.ts';
import { advance } from '../../src/kernel/index.ts';
import { type Move, place, tableAfter, tryMove } from './positions.ts';

/** Three corners of a ring of four squares; `corner` turns them. The starter's right edge, a field, is beside it. */
const threeBends: readonly Move[] = [
  ['FFRR', 3, 1, 0, 'road0'],
  ['FFRR', 2, 2, 0],
  ['FFRR', 1, 2, 1],
];
const threeCorners: readonly Move[] = [
  ['CCFF', 1, 1, 0, 'city0'],
  ['CCFF', 0, 2, 0],
  ['CCFF', 3, 2, 1],
];

describe('two fields of a new tile that become one through a neighbour', () => {
  // A road from the starter to a cloister, with one square to fill; the field to the left has a farmer.
  const table = () =>
    tableAfter([
      ['FRFR', 0, 0, -1, 'field0'],
      ['FFFFK', 0, 1, 0],
      ['FFFFK', 0, 1, 1],
      ['FFFFK', 0, 1, 2],
      ['FFFRK', 0, 0, 2],
    ]);

  test('neither may be claimed when a farmer is on one of them', () => {
    expect(tryMove(table(), ['FRFR', 0, 0, 1, 'field0'])).toBe('meeple/occupied');
    expect(tryMove(table(), ['FRFR', 0, 0, 1, 'field1'])).toBe('meeple/occupied');
    const claims = legalMoves(table(), 'FRFR').filter(({ x, y }) => x === 0 && y === 1);
    expect(claims.map(({ claim }) => claim)).toEqual([undefined, 'road0']);
  });

  test('laid without a meeple, they are one field', () => {
    const state = table();
    expect(tryMove(state, ['FRFR', 0, 0, 1])).toBeNull();
    const [left, right] = [6 * 8 + 1, 6 * 8 + 2];
    expect(state.feature[left]).toBe(state.feature[right]);
    expect(state.claimed[state.feature[left]!]).toBe(oneMeeple(0));
  });
});

describe('two open ends that meet the same square', () => {
  test('leave a road open, and the tile that closes it scores it', () => {
    const state = tableAfter(threeBends);
    expect(state.open[state.feature[8]!]).toBe(2);
    expect(state.scores).toEqual([0, 0]);
    expect(tryMove(state, ['FFRR', 0, 1, 1])).toBeNull();
    expect(state.scores).toEqual([4, 0]);
    expect(state.supply).toEqual([7, 7]);
  });

  test('leave a city open, and the tile that closes it scores it', () => {
    const state = tableAfter(threeCorners);
    expect(state.open[state.feature[8]!]).toBe(2);
    expect(tryMove(state, ['CCFFP', 2, 1, 1])).toBeNull();
    expect(state.scores).toEqual([2 * 4 + 2, 0]);
  });
});

test('a road that returns to its own junction is complete and counts the junction once', () => {
  const state = tableAfter([
    ['FRRR', 0, 1, 0, 'road0'],
    ['FFRR', 2, 2, 0],
    ['FFRR', 1, 2, 1],
  ]);
  expect(state.scores).toEqual([0, 0]);
  expect(tryMove(state, ['FFRR', 0, 1, 1])).toBeNull();
  expect(state.scores).toEqual([4, 0]);
});

describe('a tile with two sides in one city', () => {
  test('counts once in the city', () => {
    const state = tableAfter(threeCorners);
    expect(tryMove(state, ['CC2FF', 2, 1, 1])).toBeNull();
    expect(state.scores).toEqual([2 * 4, 0]);
  });

  test('makes its field touch that city once', () => {
    const state = tableAfter(threeCorners);
    expect(tryMove(state, ['CC2FF', 2, 1, 1, 'field0'])).toBeNull();
    expect(finalParts(state)[1]).toMatchObject([{ type: 'field', points: 3 }]);
  });

  test('a field that touches a city by several tiles counts it once', () => {
    const state = tableAfter([
      ['CFFF', 2, -1, 0, 'field0'],
      ['CRFR', 0, 0, 1],
    ]);
    // The field to the left goes around the small city of two tiles, which it touches on both.
    expect(finalParts(state)[0]).toMatchObject([{ type: 'field', points: 3 }]);
  });
});

describe('claims and scores', () => {
  test('a meeple may come back in the turn in which it was placed', () => {
    const state = tableAfter([['CFFF', 2, -1, 0, 'city0']]);
    expect(state.scores).toEqual([4, 0]);
    expect(state.supply).toEqual([7, 7]);
    expect(state.meeples).toEqual([]);
  });

  test('a feature with a meeple may not be claimed, by anybody', () => {
    const state = tableAfter([['FRFR', 0, 0, 1, 'road0']]);
    expect(tryMove(state, ['FRFR', 0, 0, -1, 'road0'])).toBe('meeple/occupied');
    expect(tryMove(state, ['FRFR', 0, 0, -1, 'field0'])).toBeNull();
  });

  test('tied meeples all score in full (game 1, 65A)', () => {
    const state = tableAfter([
      ['FRFR', 0, 1, 0, 'road0'],
      ['FRFR', 0, 0, 1, 'road0'],
      ['FRFR', 0, 1, 1],
      ['FFRR', 0, 0, 2],
      ['FFRR', 1, 1, 2],
      ['FFRR', 3, 0, -1],
    ]);
    expect(state.meeples).toHaveLength(2);
    expect(tryMove(state, ['FFRR', 2, 1, -1])).toBeNull();
    expect(state.scores).toEqual([8, 8]);
    expect(state.supply).toEqual([7, 7]);
  });

  test('the most meeples take a feature, equal numbers share it', () => {
    expect(majority(0o12)).toEqual([0]);
    expect(majority(0o120)).toEqual([1]);
    expect(majority(0o202)).toEqual([0, 2]);
    expect(majority(0)).toEqual([]);
  });

  test('a cloister scores when the last of its eight squares is filled, whoever fills it', () => {
    const state = tableAfter([
      ['FFFFK', 0, 1, 0, 'cloister'],
      ['FFFFK', 0, 1, -1, 'cloister'],
      ['FRFR', 0, 0, -1],
    ]);
    const rest: readonly Move[] = [
      ['FFFFK', 0, 2, -1],
      ['FFFFK', 0, 2, 0],
      ['FRFR', 1, 2, 1],
      ['FFRR', 3, 1, 1],
      ['FRFR', 0, 0, 1],
    ];
    for (const move of rest) expect(tryMove(state, move)).toBeNull();
    expect(state.scores).toEqual([9, 0]);
    expect(state.supply).toEqual([7, 6]);
    // B's cloister has the starter's row and its own, (0,-2) to (2,-2) are empty.
    expect(finalParts(state)[1]).toMatchObject([{ type: 'cloister', points: 6 }]);
  });
});

describe('refusals', () => {
  const cases: readonly (readonly [string, Move])[] = [
    ['place/apart', ['FRFR', 0, 5, 5]],
    ['place/occupied', ['FRFR', 0, 0, 0]],
    ['place/edge', ['FRFR', 0, -1, 0]],
    ['place/too-far', ['FRFR', 0, 100, 0]],
    ['tile/turns', ['FRFR', 2, 1, 0]],
    ['meeple/no-feature', ['FRFR', 0, 1, 0, 'cloister']],
  ];
  for (const [code, move] of cases) test(code, () => expect(tryMove(tableAfter([]), move)).toBe(code));

  test('a refused action changes nothing', () => {
    const state = tableAfter(threeCorners);
    const before = structuredClone(state);
    for (const [, move] of cases) tryMove(state, move);
    expect(state).toEqual(before);
  });

  test('meeple/none-left: seven meeples are out', () => {
    // Roads side by side, each with its own meeple; B's tiles join them below.
    const state = tableAfter([]);
    for (let i = 1; i <= 7; i++) {
      expect(tryMove(state, ['FRFR', 0, i, 0, 'road0'])).toBeNull();
      expect(tryMove(state, ['FFRR', i % 2 === 1 ? 3 : 2, i, -1])).toBeNull();
    }
    expect(state.supply).toEqual([0, 7]);
    expect(tryMove(state, ['FFFFK', 0, 8, 0, 'cloister'])).toBe('meeple/none-left');
    expect(legalMoves(state, 'FFFFK').every(({ claim }) => claim === undefined)).toBe(true);
  });

  test('tile/none-left: the box has one RRRR', () => {
    const state = tableAfter([['RRRR', 0, 0, 1]]);
    expect(tryMove(state, ['RRRR', 0, 0, -1])).toBe('tile/none-left');
  });

  test('turn/wrong-player and discard/fits', () => {
    const state = tableAfter([]);
    expect(advance(carcassonne, state, place(1, ['FRFR', 0, 1, 0]))?.violation).toBe('turn/wrong-player');
    expect(advance(carcassonne, state, { kind: 'discard', seat: 0, tile: 'FRFR' })?.violation).toBe('discard/fits');
    expect(advance(carcassonne, state, { kind: 'finish' })?.violation).toBe('finish/tiles-left');
  });

  test('a tile that fits nowhere is discarded, and the player goes on (LOCATION 5)', () => {
    // Roads go out at the starter's top and bottom, and cloisters stop them; every other open edge is a field.
    const state = tableAfter([
      ['FFFRK', 0, 0, 1],
      ['FFFRK', 2, 0, -1],
      ['CFFF', 2, -1, 0],
    ]);
    expect(hasPlacement(state, 'CCCCP')).toBe(false);
    expect(advance(carcassonne, state, { kind: 'discard', seat: 1, tile: 'CCCCP' })).toBeNull();
    expect(state.toMove).toBe(1);
    expect(state.left).toBe(72 - 5);
    expect(tryMove(state, ['CCCCP', 0, 1, 0])).toBe('tile/none-left');
  });
});

describe('how a game ends', () => {
  test('who concedes loses; with three the others go on (NOTES 3)', () => {
    const two = tableAfter([]);
    expect(advance(carcassonne, two, { kind: 'concede', seat: 0 })).toBeNull();
    expect(carcassonne.result(two)).toEqual({ winners: [1], reason: 'conceded' });
    const three = tableAfter([['FRFR', 0, 1, 0]], 0, 3);
    expect(advance(carcassonne, three, { kind: 'concede', seat: 1 })).toBeNull();
    expect(carcassonne.result(three)).toBeNull();
    expect(three.toMove).toBe(2);
    expect(tryMove(three, ['FRFR', 0, 2, 0])).toBeNull();
    expect(tryMove(three, ['FRFR', 0, 3, 0])).toBeNull();
    expect(three.toMove).toBe(2);
  });

  test('an abandoned game has no winner (NOTES 4)', () => {
    const state = tableAfter([]);
    expect(advance(carcassonne, state, { kind: 'abandon' })).toBeNull();
    expect(carcassonne.result(state)).toEqual({ winners: [], reason: 'abandoned' });
    expect(carcassonne.legal?.(state)).toEqual([]);
    expect(tryMove(state, ['FRFR', 0, 1, 0])).toBe('game/over');
  });
});
