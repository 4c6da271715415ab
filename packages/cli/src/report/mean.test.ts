import fc from 'fast-check';
import { mean as plainMean, sampleStandardDeviation } from 'simple-statistics';
import { expect, test } from 'vitest';
import { type Mean, addTo, meanOf, noMoments } from './mean.ts';

function meanOfAll(values: readonly number[]): Mean {
  const moments = noMoments();
  for (const value of values) addTo(moments, value);
  return meanOf(moments);
}

test("the interval of Student's sleeping draughts is that of the literature", () => {
  // Biometrika 6 (1908): hours of sleep gained by one draught over the other; 0.70 to 2.46 at 95 %.
  const { mean, interval } = meanOfAll([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]);
  expect(mean).toBeCloseTo(1.58, 10);
  expect(interval![0]).toBeCloseTo(0.7001, 3);
  expect(interval![1]).toBeCloseTo(2.4599, 3);
});

test('a single value has no interval, nor have several that are alike', () => {
  expect(meanOfAll([3])).toEqual({ mean: 3, interval: null });
  expect(meanOfAll([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, interval: null });
});

test('counted one by one, values have the mean and the spread that they have together', () => {
  const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1001, maxLength: 1100 });
  fc.assert(
    fc.property(values, (all) => {
      const { mean, interval } = meanOfAll(all);
      expect(mean).toBeCloseTo(plainMean(all), 8);
      // Freedoms over a thousand have the quantile 1.962.
      expect(interval![1] - mean).toBeCloseTo((1.962 * sampleStandardDeviation(all)) / Math.sqrt(all.length), 8);
    }),
    { numRuns: 20 },
  );
});
