import { beforeEach, expect, test, vi } from 'vitest';
import { compare, comparisons, measure } from './compare.ts';

/** A clock that work alone moves on: what else a machine does is not in the times. */
let now = 0n;
beforeEach(() => {
  vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => now);
  return () => vi.restoreAllMocks();
});

const takes = (ns: bigint) => () => {
  now += ns;
};

test('the ratio of a function to its peer is that of their work', () => {
  const { own, peer, ratio, bestRatio } = compare('twice', takes(20_000n), takes(10_000n), { seconds: 0.1 });
  expect([own, peer]).toEqual([
    { median: 20_000, bestDecile: 20_000 },
    { median: 10_000, bestDecile: 10_000 },
  ]);
  expect([ratio, bestRatio]).toEqual([2, 2]);
});

test('times are for one operation, and every comparison is recorded', () => {
  const work = takes(20_000n);
  const half = compare('half a call', work, work, { seconds: 0.1, operations: 2, peerOperations: 1 });
  expect([half.own.median, half.peer.median, half.ratio]).toEqual([10_000, 20_000, 0.5]);
  expect(comparisons).toContain(half);
});

test('rounds that were disturbed move the median when they are most, and not the best tenth', () => {
  let calls = 0;
  // One batch is one call, since each is long enough for the clock.
  const disturbed = () => takes(calls++ % 4 === 0 ? 2_000_000n : 9_000_000n)();
  const { own, rounds } = compare('disturbed', disturbed, takes(2_000_000n), { seconds: 0.2 });
  expect(rounds).toBeGreaterThanOrEqual(20);
  expect(own).toEqual({ median: 9_000_000, bestDecile: 2_000_000 });
});

test('what has no peer is measured beside the calibrating loop', () => {
  vi.restoreAllMocks();
  const { peerName, own, peer } = measure('nothing', () => {}, { seconds: 0.05 });
  expect(peerName).toBe('calibrating loop');
  expect(own.median).toBeGreaterThan(0);
  expect(own.median).toBeLessThan(peer.median);
});
