import { expect, test } from 'vitest';
import { parsePercent } from '../usage/flags.ts';
import { chosenIn, countOfShare } from './verify.ts';

test.each([
  ['7%', 200, 14],
  ['25%', 24, 6],
  ['29%', 100, 29],
  ['0.0001%', 1_000_000, 1],
  ['0.0001%', 1, 1],
  ['1%', 101, 2],
  ['0%', 5, 0],
  ['100%', 7, 7],
])('%s of %d games are %d', (word, games, count) => {
  expect(countOfShare(games, parsePercent(word))).toBe(count);
});

test('only files that hold chosen games are read again', () => {
  const kept = [
    { first: 0, last: 9 },
    { first: 20, last: 29 },
    { first: 30, last: 31 },
    { first: 40, last: 49 },
  ];
  expect([...chosenIn(kept, [0, 9, 20, 21, 31])]).toEqual([
    { range: kept[0], indices: [0, 9] },
    { range: kept[2], indices: [30, 31] },
    { range: kept[3], indices: [49] },
  ]);
  expect([...chosenIn(kept, [])]).toEqual([]);
});
