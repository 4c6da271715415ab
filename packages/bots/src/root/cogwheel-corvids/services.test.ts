import { expect, test } from 'vitest';
import { steps } from '../../../test/root/position.ts';

const table = (...lines: string[]) =>
  ['Map: Fall', 'Deck: Standard', 'P: Cogwheel Corvids', 'C: Rowan', 'O: Sorrel', '', ...lines].join('\n');

test('ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
  const { text } = steps(table('O:M#sword->O', 'P:w->9'), 'P', ['B.11.4.1', 'B.11.4.2'], { draw: 'R#bank' });
  expect(text).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
});

test('ROOT-259: mercenaries where they battle with two warriors', () => {
  const position = table('C:5w->6', 'O:2w->6', 'P:2w->6');
  expect(steps(position, 'P', ['B.11.5.1'], { order: 'F#tax', dice: '3,0' }).text).toBe('2w->O$/XC6(3,0)/3Cw6->');
});
