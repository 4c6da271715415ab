import { expect, test } from 'vitest';
import { counted, oneOrMany } from './counted.ts';

test('one is told from none and from several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'game'))).toEqual(['0 games', '1 game', '2 games']);
  expect([1, 3].map((count) => counted(count, 'mercenary', 'mercenaries'))).toEqual(['1 mercenary', '3 mercenaries']);
  expect([1, 2].map((count) => oneOrMany(count, 'is', 'are'))).toEqual(['is', 'are']);
});
