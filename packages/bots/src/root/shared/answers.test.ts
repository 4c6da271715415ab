import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import { SUITS } from '@woodlog/core/root';
import { logWith, positionOf } from '../../../test/root/position.ts';
import { everybody } from '@woodlog/core/root-law';

const GAMES = 2000;

/** How often the bank is given out of a hand of two banks and a scout, one of them not seen. */
function banks(random: boolean): number {
  const header = logWith('C: Mechanical Marquise 2.0', 'E: Rowan');
  const table = positionOf(header('C:', 'E:3#E->/2R#bank->E/#->E'));
  const hand = { suits: SUITS, ...(random && { random: 'discard' as const }) };
  let count = 0;
  for (let game = 0; game < GAMES; game++) {
    const question = { kind: 'choose', law: 'B.7.7.1', about: 'card', seat: 1, hand } as const;
    if (everybody(streams('oak', game))(question, table) === 'R#bank') count++;
  }
  return count / GAMES;
}

test('G.22: each card of a hand is as likely to be taken at random, copies too', () => {
  expect(banks(true)).toBeGreaterThan(0.62);
  expect(banks(false)).toBeLessThan(0.55);
});
