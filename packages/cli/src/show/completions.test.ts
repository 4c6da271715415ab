import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';

test.each([
  ['', ['anvil', 'tunnels'], ''],
  ['an', ['anvil'], 'an'],
  ['AN', ['anvil'], 'AN'],
  ['anvil, tu', ['tunnels'], 'tu'],
  ['w->3/tu', ['tunnels'], 'tu'],
  ['x', [], 'x'],
])('%j', (line, hits, word) => {
  expect(completionsOf(line, ['anvil', 'tunnels'])).toEqual([hits, word]);
});
