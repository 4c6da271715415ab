import { expect, test } from 'vitest';
import { attack, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const fall = (settings: string, ...lines: string[]) =>
  logWith(`P: Cogwheel Corvids (${settings})`, 'C: Rowan', 'E: Electric Eyrie')(...lines);

test.each([
  ['easy', 'w->1/w->6'],
  ['challenging', '3w->1/3w->6'],
  ['nightmare', '3w->1/3w->6'],
])('ROOT-235, ROOT-236, ROOT-237: %s recruits %s', (name, text) => {
  expect(steps(fall(name, 'P:'), 'P', ['B.11.4.3'], { order: 'F#tax' }).text).toBe(text);
});

test('ROOT-237: Nightmare scores one at the end of Evening', () => {
  const { text, sections } = turn(fall('nightmare', 'P:'), 'P', { draw: 'F#tax' });
  expect(text.endsWith('/F#tax$->/++')).toBe(true);
  expect(sections.at(-1)).toBe('ROOT-237');
});

test('ROOT-238: who guesses right removes the plot, which does nothing else', () => {
  const position = fall('Gamble', 'P:t->9', 'C:w->9', 'E:2w->9');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b'], chosen: ['t_b'] });
  expect(text).toBe('t9^t_b/++/t_b9->/C++');
});

test('ROOT-238: the person with the most pieces there guesses', () => {
  const position = fall('Gamble', 'P:t->9', 'C:w->9', 'E:2w->9').replace('Electric Eyrie', 'Bramble');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b'], chosen: ['t_b'] });
  expect(text).toBe('t9^t_b/++/t_b9->/E++');
});

test('ROOT-238: a raid that is guessed is removed, and raids', () => {
  const position = fall('Gamble', 'P:t->9', 'C:w->9');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_r'], chosen: ['t_r'] });
  expect(text).toBe('t9^t_r/++/t_r9->/C++/w->1/w->4/w->12');
});

test('ROOT-238: a wrong guess scores one more, and the plot does what it does', () => {
  const position = fall('Gamble', 'P:t->9', 'C:w->9');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b', 't_s'], chosen: ['t_e'] });
  expect(text).toBe('++/t9^t_b/++/Cw9->/t_b9->/t_s->9');
});

test('ROOT-238: bots do not guess', () => {
  const position = fall('Gamble', 'P:t->9', 'E:w->9');
  expect(steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_s'] }).text).toBe('t9^t_s/++');
});

test('ROOT-239: Backup Plans leave a warrior where a plot is removed', () => {
  const position = fall('Backup Plans', 'P:t_e->9', 'C:2w->9');
  const { text, sections } = procedure(position, 'C', attack('C', 'P', 9), { dice: '0,0' });
  expect(text).toBe('XP9(0,0)/Pt_e9->/++/Pw->9');
  expect(sections).toContain('ROOT-239');
});

test('ROOT-240: Mastermind plots twice', () => {
  const position = fall('Mastermind', 'P:2w->6/w->8');
  expect(steps(position, 'P', ['B.11.5.3'], { order: 'F#tax' }).text).toBe('w6->/t->6/w8->/t->8');
});

test('ROOT-241: Vendetta makes a bomb of every plot as well', () => {
  const position = fall('Vendetta', 'P:t->9', 'C:w->9/M#sword->C');
  const fixed = { order: 'F#tax', picks: ['t_e', 't_b'], chosen: ['M#sword'] };
  const { text, sections } = steps(position, 'P', ['B.11.4.4'], fixed);
  expect(text).toBe('t9^t_e/++/M#swordC->/Cw9->/t_e9->/t_b->9');
  expect(sections).toContain('ROOT-241');
});
