import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const named = (name: string, ...lines: string[]) => logWith(`P: ${name}`, 'C: Rowan', 'O: Sorrel')(...lines);
const table = (...lines: string[]) => named('Cogwheel Corvids', ...lines);
const advanced = (...lines: string[]) => named('Cogwheel Corvids (advanced services)', ...lines);

test('ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
  const { text } = steps(table('O:M#sword->O', 'P:w->9'), 'P', ['B.11.4.1', 'B.11.4.2'], { draw: 'R#bank' });
  expect(text).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
});

test('ROOT-259: mercenaries where they battle with two warriors', () => {
  const position = table('C:5w->6', 'O:2w->6', 'P:2w->6');
  expect(steps(position, 'P', ['B.11.5.1'], { order: 'F#tax', dice: '3,0' }).text).toBe('2w->O$/XC6(3,0)/3Cw6->');
});

test('ROOT-266: with advanced services a Favor, which removes all enemies from clearings of its suit, then goes', () => {
  const rest = ['O:F#favor->O/w->6', 'C:2w+b_s->1/w->2', 'P:w->1/t->6'];
  const { text, sections } = steps(advanced(...rest), 'P', ['ROOT-266']);
  expect(text).toBe('2w->O$/F#favorO->$/(2Cw+Cb_s)1->/Ow6->/++/F#favor$->');
  // The sawmill is worth a point (3.2.1).
  expect(sections).toEqual(['ROOT-266', 'ROOT-266', 'B.9.7', '3.2.1']);
});

test('ROOT-266, B.8.2.2, B.10.2.1: what it removes goes at one time: one acolyte, one minister', () => {
  const seats = 'D: Drillbit Duchy\nL: Logical Lizards\n';
  const rest = ['O:F#favor->O', 'P:w->9', 'D:b_c->1/b_m->8/#captain->$/#marshal->$', 'L:3w->1/2w->8/2w->12'];
  const { text } = steps(advanced(...rest).replace('\n\n', `\n${seats}\n`), 'P', ['ROOT-266']);
  expect(text).toBe('2w->O$/F#favorO->$/Db_c1->/Lw1->L$/2Lw1->/Db_m8->/2Lw8->/2Lw12->/++/++/#marshalD$->/F#favor$->');
});

test('ROOT-266: at the start of the turn, before the order is drawn', () => {
  const rest = ['O:R#favor->O', 'C:w->3', 'P:w->9'];
  const start = (position: string) => turn(position, 'P', { draw: 'F#tax' }).text.split('/').slice(0, 5).join('/');
  expect(start(advanced(...rest))).toBe('2w->O$/R#favorO->$/Cw3->/R#favor$->/F#tax->$');
  expect(start(table(...rest))).toMatch(/^F#tax/);
});

test('ROOT-266, ROOT-257: one of several at random; none from Riverfolk with more points', () => {
  const rest = (points: string) => [`O:(M#favor+R#favor)->O${points}`, 'C:w->2', 'P:w->9'];
  expect(steps(advanced(...rest('')), 'P', ['ROOT-266'], { picks: ['M#favor'] }).text).toBe(
    '2w->O$/M#favorO->$/Cw2->/M#favor$->',
  );
  expect(steps(advanced(...rest('/++')), 'P', ['ROOT-266']).text).toBe('');
});
