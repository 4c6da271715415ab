import { expect, test } from 'vitest';
import { type Claim, doublesOf, gapsOf } from './claims.ts';

const claim = (folder: string, ...ranges: readonly (readonly [number, number])[]): Claim => ({
  folder,
  ranges: ranges.map(([first, last]) => ({ first, last })),
});

test('parts that fit have neither doubles nor gaps, in whatever order', () => {
  const parts = [claim('b', [10, 14], [15, 19]), claim('empty'), claim('a', [0, 4], [5, 9])];
  expect(doublesOf(parts)).toEqual([]);
  expect(gapsOf(parts, 20)).toEqual([]);
  expect([doublesOf([]), gapsOf([], 2)]).toEqual([[], [{ first: 0, last: 1 }]]);
});

test('doubles are named over all files of a folder, within a longer range too', () => {
  expect(doublesOf([claim('a', [0, 4], [5, 9]), claim('b', [3, 7])])).toEqual(['a and b both have games 3 to 7']);
  expect(doublesOf([claim('a', [0, 99]), claim('b', [10, 12]), claim('c', [50, 120]), claim('d', [110, 110])])).toEqual(
    ['a and b both have games 10 to 12', 'a and c both have games 50 to 99', 'c and d both have game 110'],
  );
});

test('gaps lie before, between and after', () => {
  expect(gapsOf([claim('a', [5, 9], [20, 24]), claim('b', [6, 7])], 30)).toEqual([
    { first: 0, last: 4 },
    { first: 10, last: 19 },
    { first: 25, last: 29 },
  ]);
});
