import { expect, test } from 'vitest';
import { removeAllEnemies } from '@woodlog/core/root-law';
import { attack, during, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const named = (name: string, ...lines: string[]) => logWith(`D: ${name}`, 'C: Rowan', 'O: Sorrel')(...lines);
const table = (...lines: string[]) => named('Drillbit Duchy', ...lines);
const advanced = (...lines: string[]) => named('Drillbit Duchy (advanced services)', ...lines);

test('ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
  const { text } = steps(table('O:M#sword->O', 'D:w->9'), 'D', ['B.10.4.1', 'B.10.4.2'], { draw: 'R#bank' });
  expect(text).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
});

test('ROOT-259: mercenaries where it battles with up to two warriors', () => {
  const position = table('C:5w->6', 'O:2w->6', 'D:w->6');
  expect(steps(position, 'D', ['B.10.5.2'], { order: 'F#tax', dice: '2,0' }).text).toBe('2w->O$/XC6(2,0)/2Cw6->');
});

test('ROOT-259, D78: mercenaries where only they let it build', () => {
  const position = table('C:2w->9', 'O:2w->9', 'D:w->9');
  expect(steps(position, 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('2w->O$/b_c->9');
});

test('ROOT-267: with advanced services an ambush, at the start of the turn, which stays before it', () => {
  const rest = ['O:F#@->O', 'D:4w->0'];
  const { text, sections, table: after } = turn(advanced(...rest), 'D', { draw: 'F#tax' });
  expect(text).toMatch(/^2w->O\$\/F#@O->\$\/F#tax->\$\/.*\/F#tax\$->$/);
  expect(sections).toContain('B.9.7');
  expect(after.piles.filter((pile) => pile.length === 1)).toHaveLength(2);
  expect(turn(table(...rest), 'D', { draw: 'F#tax' }).text).toMatch(/^F#tax->\$/);
});

test('ROOT-267: attacked it plays the one that matches, a bird last', () => {
  const kept = (cards: string) => advanced('C:3w->6/3#C->', `D:2w->6/${cards}`);
  const attacked = (cards: string) => procedure(kept(cards), 'C', attack('C', 'D', 6), { dice: '1,0' }).text;
  expect(attacked('B#@->$/F#@->$')).toBe('XD6F@(1,0)/2w6->/Dw6->');
  expect(attacked('B#@->$/R#@->$')).toBe('XD6B@(1,0)/2w6->/Dw6->');
  expect(attacked('R#@->$')).toBe('XD6(1,0)/Dw6->');
});

test('ROOT-267: without advanced services no ambush is kept, nor played', () => {
  const position = table('C:3w->6/3#C->', 'D:2w->6/F#@->$');
  expect(procedure(position, 'C', attack('C', 'D', 6), { dice: '1,0' }).text).toBe('XD6(1,0)/Dw6->');
});

test('ROOT-267: a person may foil it', () => {
  const position = advanced('C:3w->6/F#@->C', 'D:2w->6/F#@->$');
  const { text } = procedure(position, 'C', attack('C', 'D', 6), { dice: '1,0', chosen: ['F#@'] });
  expect(text).toBe('XD6F@F@(1,0)/Dw6->');
});

test('ROOT-267, ROOT-232: an ambush before it is no order in the turns of others', () => {
  const position = named(
    'Drillbit Duchy (Investors; advanced services)',
    'D:b_m->9/#duchessofmud->$/#captain->$/M#@->$',
    'C:w->9/3#C->',
  );
  const { text } = procedure(position, 'C', (ctx) => removeAllEnemies(ctx, ctx.taker, 9));
  expect(text).toBe('Db_m9->/++/#duchessofmudD$->/#duchessofmud->D$');
});

test('D49, ROOT-267, ROOT-232: nor in its own turn where no card could be drawn', () => {
  const position = named('Drillbit Duchy (Investors; advanced services)', 'D:w->9/b_m->9/M#@->$', 'C:3w->9/3#C->');
  const { text } = during(position, 'D', attack('D', 'C', 9), { dice: '2,2' });
  expect(text).toBe('XC9(2,2)/Cw9->/(w+b_m)9->/C++/#duchessofmud->$');
});
