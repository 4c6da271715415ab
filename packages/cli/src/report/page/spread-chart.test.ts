import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, countIn, spreadOf } from '../spread.ts';
import { spreadChart } from './spread-chart.ts';

function drawn(values: readonly number[]): string {
  const counts: Counts = new Map();
  for (const value of values) countIn(counts, value);
  return spreadChart({ name: 'Lengths', about: '' }, [{ label: 'rounds', spread: spreadOf(counts)! }], 40);
}

test('a few games far off do not press the others into a corner, and are told', () => {
  const values = Array.from({ length: 1000 }, (_, i) => 5 + (i % 6));
  const chart = drawn([...values, 200, 180]);
  expect(chart).toContain('>2 beyond, up to 200 →<');
  expect(chart).toContain('>11<');
  expect(chart).not.toContain('>100<');
});

test('many games far off are drawn', () => {
  const values = Array.from({ length: 1000 }, (_, i) => (i % 20 === 0 ? 100 : 5 + (i % 6)));
  expect(drawn(values)).not.toContain('beyond');
});

test('whatever the numbers, there is a shape of finite points', () => {
  const numbers = fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 60 }), (values) => {
      const chart = drawn(values);
      expect(chart).not.toMatch(/NaN|Infinity|undefined/);
      const [, path = ''] = /<path d="([^"]*)"/.exec(chart)!;
      // A bin is a step; sixty fit.
      expect(path.length).toBeGreaterThan(10);
      expect(path.split('L').length).toBeLessThan(300);
    }),
  );
});
