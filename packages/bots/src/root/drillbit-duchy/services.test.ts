import { expect, test } from 'vitest';
import { steps } from '../../../test/root/position.ts';

const table = (...lines: string[]) =>
  ['Map: Fall', 'Deck: Standard', 'D: Drillbit Duchy', 'C: Rowan', 'O: Sorrel', '', ...lines].join('\n');

test('ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
  const { text } = steps(table('O:M#sword->O', 'D:w->9'), 'D', ['B.10.4.1', 'B.10.4.2'], { draw: 'R#bank' });
  expect(text).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
});

test('ROOT-259: mercenaries where it battles with up to two warriors', () => {
  const position = table('C:5w->6', 'O:2w->6', 'D:w->6');
  expect(steps(position, 'D', ['B.10.5.2'], { order: 'F#tax', dice: '2,0' }).text).toBe('2w->O$/XC6(2,0)/2Cw6->');
});

test('ROOT-259: mercenaries where only they let it build', () => {
  const position = table('C:2w->9', 'O:2w->9', 'D:w->9');
  expect(steps(position, 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('2w->O$/b_c->9');
});
