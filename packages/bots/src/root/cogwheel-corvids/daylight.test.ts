import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('P: Cogwheel Corvids', 'C: Rowan', 'E: Electric Eyrie');

test('B.11.4, B.11.5, B.11.6: a whole turn, which docs/bots.md explains', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8');
  const log = /^P:(.*)$/m.exec(page)![1]!;
  const position = fall('P:2w->1/3w->5/3w->6/t->8/t_e->6', 'C:w->1/w->8', 'E:2w->12');
  const { text, sections } = turn(position, 'P', { draw: 'F#anvil', picks: ['t_b', 't_s'], dice: '1,0;1,0' });
  expect(text).toBe(log);
  const listed = sections.filter((section) => /^B\.11\.[456](\.\d)?$/.test(section));
  expect(listed.join(' ')).toBe(
    'B.11.4 B.11.4.1 B.11.4.2 B.11.4.3 B.11.4.4 B.11.5 B.11.5.1 B.11.5.2 B.11.5.3 B.11.5.4 B.11.6 B.11.6.1 B.11.6.2',
  );
});

test('B.11.5.1: in each ordered clearing with two warriors or more', () => {
  const position = fall('P:2w->6/w->8', 'C:w->6/w->8');
  expect(steps(position, 'P', ['B.11.5.1'], { order: 'F#tax', dice: '1,0' }).text).toBe('XC6(1,0)/Cw6->');
});

test('B.11.5.1.I: against the most buildings and tokens, then the most points', () => {
  const position = fall('P:2w->6/2w->12', 'C:w->6/b_s->6/w->12', 'E:3w->6/w->12/++');
  const { text, sections } = steps(position, 'P', ['B.11.5.1'], { order: 'F#tax', dice: '1,0;1,0' });
  expect(text).toBe('XC6(1,0)/Cw6->/XE12(1,0)/Ew12->');
  expect(sections).toContain('B.11.5.1.I');
});

test('B.11.2.1, B.11.5.2, B.11.5.2.I: all but two go from a plot to the neighbour with most warriors, whoever rules', () => {
  const position = fall('P:4w->6/t_e->6/w->11', 'C:9w->6/9w->11');
  const { text, sections } = steps(position, 'P', ['B.11.5.2'], { order: 'F#tax' });
  expect(text).toBe('2w6->11');
  expect(sections).toEqual(['B.11.5.2', 'B.11.5.2.I', 'B.11.2.1']);
});

test('B.11.5.2: not from a plot lying face down', () => {
  expect(steps(fall('P:4w->6/t->6'), 'P', ['B.11.5.2'], { order: 'F#tax' }).text).toBe('');
});

test('B.11.5.2.II: with plots all around to the lowest priority', () => {
  const position = fall('P:4w->6/t_e->6+2/t->3+11/3w->2');
  const { text, sections } = steps(position, 'P', ['B.11.5.2'], { order: 'F#tax' });
  expect(text).toBe('2w6->11');
  expect(sections).toContain('B.11.5.2.II');
});

test('B.11.5.3: a warrior for a plot where most are and no plot lies', () => {
  expect(steps(fall('P:3w->6/t->6/w->1/2w->8'), 'P', ['B.11.5.3'], { order: 'F#tax' }).text).toBe('w8->/t->8');
});

test('B.11.5.3, D58: with all plots on the map nothing is paid', () => {
  const position = fall('P:w->8/t->1+2+3+4+5+6+7+9');
  expect(steps(position, 'P', ['B.11.5.3', 'B.11.5.4'], { order: 'F#tax' }).text).toBe('');
});

test('B.11.5.4, B.11.5.4.I: anywhere with three or more, where most are', () => {
  const position = fall('P:3w->2/4w->5/5w->7/t->7');
  const { text, sections } = steps(position, 'P', ['B.11.5.4'], { order: 'F#tax' });
  expect(text).toBe('w5->/t->5');
  expect(sections).toContain('B.11.5.4.I');
  expect(steps(fall('P:2w->2'), 'P', ['B.11.5.4'], { order: 'F#tax' }).text).toBe('');
});

test('B.11.6.1: a point for each extortion that lies face up', () => {
  expect(steps(fall('P:t_e->2+5/t->1/t_s->3'), 'P', ['B.11.6.1'], { order: 'F#tax' }).text).toBe('++2');
});
