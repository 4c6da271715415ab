import { describe, expect, test } from 'vitest';
import { stream } from '../../src/kernel/seed.ts';
import { BAD_SOURCES } from './chance/bad-sources.ts';
import { ofCounts, quantile } from './chance/chi-square.ts';
import { EXPERIMENTS, type Source } from './chance/experiments.ts';

/** Whether chance would do this less than once in ten thousand times. */
function isOdd(name: string, source: Source): boolean {
  const { statistic, freedom } = EXPERIMENTS.get(name)!(source);
  return statistic > quantile(freedom, 0.0001);
}

describe('streams are as good as chance (docs/testing.md: Chance)', () => {
  test.each([...EXPERIMENTS.keys()])('%s', (name) => {
    const { statistic, freedom } = EXPERIMENTS.get(name)!(stream);
    expect(statistic).toBeLessThan(quantile(freedom, 0.0001));
  });
});

describe('the same tests see what is wrong with', () => {
  test.each(Object.entries(BAD_SOURCES))('%s', (_, { source, seenBy }) => {
    for (const pattern of seenBy) {
      const names = [...EXPERIMENTS.keys()].filter((name) => pattern.test(name));
      expect(names).not.toEqual([]);
      for (const name of names) expect([name, isOdd(name, source)]).toEqual([name, true]);
    }
  });
});

describe('the chi-square test', () => {
  // Published tables of the distribution, upper tail of 0.001 and 0.0001.
  test.each([
    [5, 20.515, 25.745],
    [10, 29.588, 35.564],
    [23, 49.728, 57.075],
    [35, 66.619, 74.926],
    [100, 149.449, 161.319],
  ])('of %i degrees has the quantiles of published tables', (freedom, thousandth, tenThousandth) => {
    expect(Math.abs(quantile(freedom, 0.001) / thousandth - 1)).toBeLessThan(0.03);
    expect(Math.abs(quantile(freedom, 0.0001) / tenThousandth - 1)).toBeLessThan(0.03);
  });

  test('of counts by hand', () => {
    expect(ofCounts([8, 12])).toEqual({ statistic: 0.8, freedom: 1 });
    expect(ofCounts([30, 10], [3, 1])).toEqual({ statistic: 0, freedom: 1 });
    expect(ofCounts([20, 20], [3, 1])).toEqual({ statistic: 100 / 30 + 100 / 10, freedom: 1 });
  });
});
