import { expect, test } from 'vitest';
import { printGaps } from './read-run.ts';

test('games that are missing are counted, and the first gaps named', () => {
  expect(printGaps([{ first: 3, last: 4 }])).toBe('2 games are missing: games 3 to 4');
  expect(printGaps([{ first: 3, last: 3 }])).toBe('1 game is missing: game 3');
  const gaps = Array.from({ length: 10 }, (_, i) => ({ first: 10 * i, last: 10 * i }));
  expect(printGaps(gaps)).toMatch(/^10 games are missing: game 0, game 10, .*, game 70 and 2 more gaps$/);
});
