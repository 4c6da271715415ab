import { expect, test } from 'vitest';
import { parsePercent } from '../usage/flags.ts';
import { countOfShare } from './verify.ts';

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
