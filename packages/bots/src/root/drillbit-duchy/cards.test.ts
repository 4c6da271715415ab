import { expect, test } from 'vitest';
import { removeAllEnemies } from '@woodlog/core/root-law';
import { attack, during, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const fall = (settings: string, ...lines: string[]) =>
  logWith(`D: Drillbit Duchy (${settings})`, 'C: Rowan', 'A: Bramble')(...lines);

test.each([
  ['easy', '2w->0'],
  ['challenging', '4w->0'],
  ['nightmare', '4w->0'],
])('ROOT-228, ROOT-229, ROOT-230: %s recruits %s with a Mole', (name, text) => {
  expect(steps(fall(name, 'D:b_c->9'), 'D', ['B.10.4.3'], { order: 'F#tax' }).text).toBe(text);
});

test('ROOT-230: Nightmare scores one at the end of Evening', () => {
  const { text, sections } = turn(fall('nightmare', 'D:b_m->9'), 'D', { draw: 'B#royal' });
  expect(text.endsWith('/B#royal$->/++')).toBe(true);
  expect(sections.at(-1)).toBe('ROOT-230');
});

test('ROOT-231: Foundations loses the bottommost minister of the suit of the clearing', () => {
  const position = fall('Foundations', 'D:b_m->9/#foremole->$/#mayor->$/#baronofdirt->$', 'C:w->9');
  const { text, sections } = procedure(position, 'C', attack('C', 'D', 9), { dice: '0,0' });
  expect(text).toBe('XD9(0,0)/Db_m9->/++/#mayorD$->');
  expect(sections).toContain('ROOT-231');
  const other = fall('Foundations', 'D:b_m->9/#baronofdirt->$', 'C:w->9');
  expect(procedure(other, 'C', attack('C', 'D', 9), { dice: '0,0' }).text).toBe('XD9(0,0)/Db_m9->/++');
});

test('ROOT-231: of buildings removed from several clearings at one time any suit will do', () => {
  const position = fall('Foundations', 'D:b_m->9/b_c->12/#foremole->$/#mayor->$/#brigadier->$', 'C:');
  const { text } = during(position, 'C', (now) => removeAllEnemies(now, now.me, 9, 12));
  expect(text).toBe('Db_m9->/Db_c12->/++/++/#mayorD$->');
});

test('ROOT-232: of buildings removed from several clearings one card that matches one of them', () => {
  const position = fall('Investors', 'D:b_m->9/b_c->12/++2', 'C:F#tax->C');
  const { text } = during(position, 'C', (now) => removeAllEnemies(now, now.me, 9, 12), { chosen: ['F#tax'] });
  expect(text).toBe('Db_m9->/Db_c12->/++/++/F#taxC->/D--');
});

test('ROOT-232: Investors take a matching card from a person, and the Duchy loses a point', () => {
  const position = fall('Investors', 'D:b_m->9/++2', 'C:w->9/M#sword->C/F#tax->C');
  const { text } = procedure(position, 'C', attack('C', 'D', 9), { dice: '0,0', chosen: ['M#sword'] });
  expect(text).toBe('XD9(0,0)/Db_m9->/++/M#swordC->/D--');
});

test('ROOT-232: without one a minister of that suit is swayed', () => {
  const position = fall('Investors', 'D:b_m->9/#duchessofmud->$/#captain->$', 'C:w->9/F#tax->C');
  const { text } = procedure(position, 'C', attack('C', 'D', 9), { dice: '0,0', chosen: ['none'] });
  expect(text).toBe('XD9(0,0)/Db_m9->/++/#duchessofmudD$->/#duchessofmud->D$');
});

test('ROOT-232: in its own turn the order counts, and the topmost is swayed', () => {
  const position = fall('Investors', 'D:w->9/b_m->9', 'C:3w->9');
  const { text } = steps(position, 'D', ['B.10.4.1', 'B.10.5.2'], { draw: 'M#scout', dice: '2,2', chosen: ['none'] });
  expect(text).toBe('M#scout->$/XC9(2,2)/Cw9->/(w+b_m)9->/C++/#foremole->$');
});

test('ROOT-233: Overwhelm digs twice, with three each, and so does the Brigadier', () => {
  const position = fall('Overwhelm', 'D:10w->0/#brigadier->$');
  const { text } = steps(position, 'D', ['B.10.5.1', 'B.10.5.4'], { order: 'F#tax' });
  expect(text).toBe('t->8/3w0->8/t->1/3w0->1/t->6/3w0->6');
});

test('ROOT-234: Invaders dig where most enemy buildings and then the fewest warriors are', () => {
  const position = fall('Invaders', 'D:4w->0', 'C:b_s->8/w->8/b_w->12', 'A:2t->6');
  const { text, sections } = steps(position, 'D', ['B.10.5.1'], { order: 'F#tax' });
  expect(text).toBe('t->12/4w0->12');
  expect(sections).toContain('ROOT-234');
});

test('ROOT-234: Invaders battle everywhere if no slot is open, and do not score', () => {
  const position = fall('Invaders', 'D:2w->1/2w->5', 'C:b_s->1', 'A:w->5');
  const laws = ['B.10.5.3'];
  expect(steps(position, 'D', laws, { order: 'R#bank' }).text).toBe('b_c->5');
  const full = fall('Invaders', 'D:2w->1/w->5', 'C:b_s->1', 'A:w->5');
  expect(steps(full, 'D', laws, { order: 'R#bank', dice: '0,0;0,1' }).text).toBe('XC1(0,0)/Cb_s1->/++/XA5(0,1)/w5->');
  const none = fall('Invaders', 'D:w->5', 'A:w->5', 'C:');
  expect(steps(none, 'D', laws, { order: 'R#bank' }).text).toBe('++');
});
