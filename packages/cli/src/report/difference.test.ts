import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanDifference, rateDifference } from './difference.ts';
import { type Moments, addTo, noMoments } from './mean.ts';

const one = (a: number, m: number, b: number, n: number, looks = 1) =>
  rateDifference([{ wins: [a, b], games: [m, n] }], looks);

test('the interval is Newcombe’s (1998, table II, method 10)', () => {
  const close = (a: number, m: number, b: number, n: number): readonly string[] => {
    const { low = 0, high = 0 } = one(a, m, b, n) ?? {};
    return [low.toFixed(4), high.toFixed(4)];
  };
  expect(close(48, 80, 56, 70)).toEqual(['0.0524', '0.3339']);
  expect(close(3, 10, 9, 10)).toEqual(['0.1705', '0.8090']);
  expect(close(0, 29, 5, 56)).toEqual(['-0.0381', '0.1926']);
  expect(close(0, 10, 10, 10)).toEqual(['0.6075', '1.0000']);
});

test('a side gains nothing by having played more on one map', () => {
  // On each map both win as often; A has played more where one wins often.
  const found = rateDifference(
    [
      { wins: [80, 8], games: [100, 10] },
      { wins: [2, 20], games: [10, 100] },
    ],
    1,
  );
  expect(found?.difference).toBeCloseTo(0, 10);
  expect(found?.verdict).toBe('unclear');
});

test('what one side has not played says nothing', () => {
  expect(rateDifference([{ wins: [3, 0], games: [9, 0] }], 1)).toBeNull();
  const both = rateDifference(
    [
      { wins: [3, 0], games: [9, 0] },
      { wins: [3, 6], games: [10, 10] },
    ],
    1,
  );
  expect(both).toEqual(one(3, 10, 6, 10));
});

test('the games that are asked for settle a difference of the measured size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 1, max: 8 }),
      (a, m, b, n, looks) => {
        fc.pre(a < m && b < n);
        const found = one(a, m, b, n, looks);
        if (found === null || found.gamesMore === null) return;
        expect(found.gamesMore === 0).toBe(found.verdict !== 'unclear');
        const times = 1 + found.gamesMore / (m + n);
        expect(one(a * times, m * times, b * times, n * times, looks)?.verdict).not.toBe('unclear');
      },
    ),
  );
});

test('no difference is never settled by more games', () => {
  expect(one(10, 100, 10, 100)).toMatchObject({ difference: 0, verdict: 'unclear', gamesMore: null });
});

test('means differ with Welch’s interval', () => {
  const moments = (values: readonly number[]): Moments => {
    const found = noMoments();
    for (const value of values) addTo(found, value);
    return found;
  };
  const found = meanDifference([[moments([1, 2, 3, 4]), moments([3, 4, 5, 6])]]);
  expect(found?.difference).toBeCloseTo(2, 10);
  // Variances 5/3 over 4 games each, and the quantile of three degrees of freedom.
  expect((found?.high ?? 0) - 2).toBeCloseTo(3.182 * Math.sqrt(5 / 6), 2);
  expect(meanDifference([[moments([1]), moments([2, 3])]])).toBeNull();
});
