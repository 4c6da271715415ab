import { expect, test } from 'vitest';
import { calibrationLoop, compare, comparisons, measure } from './compare.ts';

const twice = () => calibrationLoop() ^ calibrationLoop();

test('the ratio of a function to its peer is that of their work', () => {
  const { ratio, bestRatio } = compare('twice', twice, calibrationLoop, { seconds: 0.1 });
  expect(bestRatio).toBeGreaterThan(1.4);
  expect(bestRatio).toBeLessThan(3);
  expect(ratio).toBeGreaterThan(1);
});

test('times are for one operation, and every comparison is recorded', () => {
  const whole = measure('a call', twice, { seconds: 0.05 });
  const half = measure('half a call', twice, { seconds: 0.05, operations: 2 });
  expect(whole.own.bestDecile / half.own.bestDecile).toBeGreaterThan(1.3);
  expect(whole.ratio / half.ratio).toBeGreaterThan(1.3);
  expect(whole.peerName).toBe('calibrating loop');
  expect(comparisons).toContain(half);
});
