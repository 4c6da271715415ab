import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, verdictOf } from './share.ts';

// Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i after Wilson is that of the literature', (count, of, low, high) => {
  const share = shareOf(count, of);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

const counted = fc
  .integer({ min: 1, max: 100_000 })
  .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)));

test('an interval holds its rate, stays between 0 and 1, and is turned round where wins and losses are', () => {
  fc.assert(
    fc.property(counted, ([count, of]) => {
      const share = shareOf(count, of);
      const other = shareOf(of - count, of);
      expect(share.low).toBeGreaterThanOrEqual(0);
      expect(share.low).toBeLessThanOrEqual(share.rate);
      expect(share.rate).toBeLessThanOrEqual(share.high);
      expect(share.high).toBeLessThanOrEqual(1);
      expect(share.low).toBeCloseTo(1 - other.high, 10);
    }),
  );
});

test('without trials a share is anywhere, and says nothing', () => {
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, rate: 0, low: 0, high: 1 });
  expect(verdictOf(shareOf(0, 0), 0.5, 1)).toBe('unclear');
  expect(verdictOf(shareOf(3, 3), 1, 1)).toBe('unclear');
});

test('looked at alone, a share differs from what its interval leaves out, and from nothing else', () => {
  fc.assert(
    fc.property(counted, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([count, of], expected) => {
      const share = shareOf(count, of);
      fc.pre(Math.min(Math.abs(share.low - expected), Math.abs(share.high - expected)) > 1e-6);
      const verdict = expected < share.low ? 'more' : expected > share.high ? 'less' : 'unclear';
      expect(verdictOf(share, expected, 1)).toBe(verdict);
    }),
  );
});

test('of many looks one has to differ by more', () => {
  const share = shareOf(60, 100);
  expect(verdictOf(share, 0.5, 1)).toBe('more');
  expect(verdictOf(share, 0.5, 10)).toBe('unclear');
  expect(verdictOf(shareOf(70, 100), 0.5, 10)).toBe('more');
  expect(verdictOf(shareOf(30, 100), 0.5, 10)).toBe('less');
});
