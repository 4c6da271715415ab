import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, countIn, spreadOf } from './spread.ts';

test('a spread has the quantiles of the sorted values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 40 }), { minLength: 1, maxLength: 300, size: 'max' }), (values) => {
      const counts: Counts = new Map();
      for (const value of values) countIn(counts, value);
      const sorted = values.toSorted((a, b) => a - b);
      // The smallest value with so many of a hundred at or below it.
      const at = (percent: number): number => sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)]!;
      const spread = spreadOf(counts)!;
      expect(spread).toMatchObject({ count: values.length, least: sorted[0], most: sorted.at(-1) });
      expect(spread.mean).toBeCloseTo(values.reduce((a, b) => a + b, 0) / values.length, 9);
      const { low, quarter, median, threeQuarters, high } = spread;
      expect([low, quarter, median, threeQuarters, high]).toEqual([5, 25, 50, 75, 95].map(at));
      expect(spread.counts.flatMap(([value, often]) => new Array(often).fill(value))).toEqual(sorted);
    }),
  );
});

test('nothing has no spread', () => {
  expect(spreadOf(new Map())).toBeNull();
});
