import { isLeft } from 'fp-ts/lib/Either.js';
import { totalOf } from '@woodlog/core/carcassonne';
import { expect, test } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import { check, logOf, parse, replay } from '../../src/carcassonne/index.ts';

const textOf = (name: string): string => sharedText(`corpus/carcassonne/${name}.carcassonne`);

/** What `check` says, each as `severity code at LABEL`, with what it may follow from. */
function said(name: string): string[] {
  const text = textOf(name);
  return check(parse(text)).map(({ severity, code, start, hint }) => {
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const label = /^[\dA-Z]+/.exec(text.slice(lineStart))?.[0];
    const follows = hint?.startsWith('may follow') ? `, ${hint}` : '';
    return `${severity} ${code} at ${label}${follows}`;
  });
}

const endOf = (name: string) => {
  const game = replay(parse(textOf(name)));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right.table;
};

describeShared('corpus/carcassonne', 'game 1', () => {
  test('repaired: 80 to 81, and nothing to say but the missing line and the tiles', () => {
    const state = endOf('game1-repaired');
    expect([totalOf(state, 0), totalOf(state, 1)]).toEqual([80, 81]);
    expect(said('game1-repaired')).toEqual(['warning carcassonne/no-player at B']);
  });

  test('as printed: one illegal meeple, one odd spelling, and a result 4 off that follows', () => {
    expect(said('game1')).toEqual([
      'warning carcassonne/no-player at B',
      'warning result/points at B, may follow from move 56B',
      'warning result/place at B, may follow from move 56B',
      'warning tile/abbey-suffix at 12B',
      'error meeple/occupied at 56B',
    ]);
    expect(81 - totalOf(endOf('game1'), 1)).toBe(4);
  });

  test('as printed, strictly: it stops at 56B', () => {
    const game = replay(parse(textOf('game1')), { strict: true });
    expect(!isLeft(game) && game.right.turn).toBe(56);
    expect(!isLeft(game) && game.right.table.tiles.length).toBe(56);
  });
});

describeShared('corpus/carcassonne', 'game 2', () => {
  test('repaired: all scores, totals, breakdowns and 104 to 103 are confirmed; the box had other tiles', () => {
    expect(said('game2-repaired')).toEqual([
      'warning tiles/too-many at 15A',
      'warning tiles/too-many at 58B',
      'warning tiles/too-few at 71A',
      'warning tiles/too-few at 71A',
    ]);
    const messages = check(parse(textOf('game2-repaired'))).map(({ message }) => message);
    expect(messages).toEqual([
      'tile CFCF too often: 2 of 1',
      'tile CCCF too often: 4 of 3',
      'tile CCCR is missing: 0 of 1',
      'tile CFCFP is missing: 1 of 2',
    ]);
    const state = endOf('game2-repaired');
    expect([totalOf(state, 0), totalOf(state, 1)]).toEqual([104, 103]);
    expect(state.finals.map((parts) => parts.map(({ points }) => points))).toEqual([
      [5, 7, 7, 8, 24],
      [1, 6, 6, 8, 8, 24],
    ]);
  });

  test('repaired: 19 scores and 17 totals were printed, and each counts', () => {
    const { turns } = logOf(parse(textOf('game2-repaired')));
    const own = turns.flatMap(({ score }) => (score?.own ? [score.own] : []));
    expect(own.filter(({ points }) => points.length > 0)).toHaveLength(19);
    expect(own.filter(({ total }) => total !== undefined)).toHaveLength(17);
  });

  test.each([
    ['+4 = 42', '+5 = 42', 'score/points', '52B'],
    ['+4 = 42', '+4 = 43', 'score/total', '52B'],
    ['RCmRF +4 = 46', 'RCmRF', 'score/missing', '56B'],
    ['A+7+8', 'A+6+8', 'final/points', 'A'],
    ['=104', '=105', 'final/total', 'A'],
    ['1st (104)', '1st (105)', 'result/points', 'A'],
    ['2nd (103)', '1st (103)', 'result/place', 'B'],
  ])('repaired but for %s written as %s: %s at %s, and nothing else is an error', (right, wrong, code, label) => {
    const text = textOf('game2-repaired').replace(right, wrong);
    const errors = check(parse(text)).filter(({ severity }) => severity === 'error');
    const at = errors.map(
      (one) => `${one.code} ${/^[\dA-Z]+/.exec(text.slice(text.lastIndexOf('\n', one.start) + 1))?.[0]}`,
    );
    expect(at).toEqual([`${code} ${label}`]);
  });

  test('as printed: each root error once at its place, and what may follow is marked', () => {
    const all = said('game2').filter((one) => !/ tiles\/too/.test(one));
    expect(all.filter((one) => !one.includes('may follow'))).toEqual([
      'error place/apart at 10B',
      'warning turn/wrong-player at 28A',
      'error place/edge at 50B',
      'error place/occupied at 54B',
      'error carcassonne/no-square at 64B',
      'error carcassonne/no-square at 65A',
      'error place/occupied at 66B',
      'warning carcassonne/spelling at 66B',
      'warning carcassonne/spelling at 67A',
      'error place/apart at 69A',
    ]);
    expect(all).toContain('warning place/apart at 20B, may follow from move 10B');
    expect(all).toContain('warning place/apart at 55A, may follow from move 50B');
    expect(all).toContain('warning place/apart at 58B, may follow from move 54B');
    expect(all.filter((one) => one.includes('may follow') && one.includes('error'))).toEqual([]);
  });

  test('as printed: it fails first at 10B, and the reader goes on to the end', () => {
    const strict = replay(parse(textOf('game2')), { strict: true });
    expect(!isLeft(strict) && strict.right.turn).toBe(10);
    const lenient = replay(parse(textOf('game2')));
    expect(!isLeft(lenient) && lenient.right.turn).toBe(71);
    expect(endOf('game2').end).toEqual({ reason: 'tiles' });
  });
});
