import { expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = logWith('C: Mechanical Marquise 2.0', 'E: Rowan');

test('B.2.7: the order card is drawn and revealed, and what matches it is ordered, all of it by a bird', () => {
  const battles = (draw: string, dice: string) =>
    steps(table('C:w->1+2+3', 'E:w->1+2+3'), 'C', ['B.4.4.1', 'B.4.5.1'], { draw, dice });
  expect(battles('F#tax', '0,0').text).toBe('F#tax->$/XE1(0,0)');
  expect(battles('M#codeb', '0,0').text).toBe('M#codeb->$/XE2(0,0)');
  expect(battles('B#royal', '0,0;0,0;0,0').text).toBe('B#royal->$/XE1(0,0)/XE2(0,0)/XE3(0,0)');
  expect(battles('F#tax', '0,0').sections).toContain('B.2.7');
});

test('B.1.1.3, B.1.3: lasting effects and dominance cards are not crafted', () => {
  const crafts = (order: string) => steps(table('C:', 'E:'), 'C', ['B.4.4.2'], { order }).sections;
  expect(crafts('F#tax')).toContain('B.1.1.3');
  expect(crafts('M#dom')).toContain('B.1.3');
  expect(crafts('F#anvil')).not.toContain('B.1.1.3');
});
