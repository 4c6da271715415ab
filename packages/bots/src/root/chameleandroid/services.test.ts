import { expect, test } from 'vitest';
import { attack, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const table = (settings: string, ...lines: string[]) =>
  logWith('C: Thistle', 'O: Finch', `N: Chameleandroid${settings}`)(...lines);
const fall = (...lines: string[]) => table('', ...lines);
const advanced = (...lines: string[]) => table(' (easy; advanced services)', ...lines);

test('Chmd.10.1, ROOT-258: a card with an item takes the place of an order without, for an ego and their warriors', () => {
  const position = fall('C:', 'O:', 'N:w->12/2t->12/F#tax->$', 'O:B#birdybindle->O/F#anvil->O');
  const { text, sections } = steps(position, 'N', ['Chmd.4.2']);
  expect(text).toBe('t12->/2Ow->O$/F#anvilO->$/F#tax$->/Z%h/++');
  expect(sections).toContain('Chmd.10.1');
  expect(sections).toContain('ROOT-258');
});

test('ROOT-258: the card with the most points, of several one at random', () => {
  const position = fall('C:', 'O:', 'N:w->12/2t->12/F#tax->$', 'O:F#anvil->O/B#birdybindle->O/M#sword->O');
  expect(steps(position, 'N', ['Chmd.4.2'], { picks: ['F#anvil'] }).text).toContain('F#anvilO->$');
});

test('ROOT-258: nothing is bought where the order has an item, or the Market has none', () => {
  const item = fall('C:', 'O:', 'N:w->12/2t->12/F#anvil->$', 'O:M#sword->O');
  expect(steps(item, 'N', ['Chmd.4.2']).text).toBe('Z%h/++');
  const none = fall('C:', 'O:', 'N:w->12/2t->12/F#tax->$', 'O:M#scout->O');
  expect(steps(none, 'N', ['Chmd.4.2']).text).toBe('');
});

test.each([
  ['2 below 10 points', 'N:w->12/2t->12/++9/F#tax->$', '2Ow->O$'],
  ['3 from 10 points', 'N:w->12/2t->12/++10/F#tax->$', '3Ow->O$'],
  ['4 from 20 points', 'N:w->12/2t->12/++20/F#tax->$', '4Ow->O$'],
])('ROOT-257: a service costs %s', (_, n, paid) => {
  expect(steps(fall('C:', 'O:', n, 'O:F#anvil->O'), 'N', ['Chmd.4.2']).text).toContain(paid);
});

test.each([
  ['has fewer points', 'O:++', 'N:w->12/2t->12/F#tax->$'],
  ['has no ego there', 'O:', 'N:w->12/2t->$_i/F#tax->$'],
  ['finds too few of their warriors', 'O:11w->1', 'N:w->12/2t->12/F#tax->$'],
])('ROOT-257, Chmd.10.1: it does not buy where it %s', (_, o, n) => {
  expect(steps(fall('C:', o, n, 'O:F#anvil->O'), 'N', ['Chmd.4.2']).text).toBe('');
});

test('Chmd.10.1, ROOT-259: mercenaries fight beside it, and bear half of the hits', () => {
  const position = fall('C:4w->12/++', 'O:3w->12', 'N:w->12/2t->12');
  const { text, sections } = steps(position, 'N', ['Chmd.7.3'], { dice: '3,3' });
  expect(text).toBe('t12->/2Ow->O$/XC12(3,3)/3Cw12->/t12->/2Ow12->/C++');
  expect(sections).toContain('ROOT-259');
});

test('ROOT-257, ROOT-259: for the second battle too, once it has as many points as they have', () => {
  const position = fall('C:2b_s->12/++', 'O:3w->12/++', 'N:w->12/2t->12');
  expect(steps(position, 'N', ['Chmd.7.3'], { dice: '0,0;3,0' }).text).toBe(
    'XC12(0,0)/Cb_s12->/++/t12->/2Ow->O$/XC12(3,0)/Cb_s12->/++',
  );
});

test('ROOT-259: not against themselves, nor where none stand', () => {
  const riverfolk = fall('C:', 'O:3w->12', 'N:w->12/2t->12');
  expect(steps(riverfolk, 'N', ['Chmd.7.3'], { dice: '0,0' }).text).toBe('XO12(0,0)');
  const nobody = fall('C:4w->12', 'O:3w->1', 'N:w->12/2t->12');
  expect(steps(nobody, 'N', ['Chmd.7.3'], { dice: '0,0' }).text).toBe('XC12(0,0)');
});

test('11.2.6.II: of people one service, and one more for each trade post beside its pieces', () => {
  const position = (post: string) => fall('C:4w->12/++', `O:3w->12${post}`, 'N:w->12/3t->12/F#tax->$', 'O:F#anvil->O');
  const both = ['Chmd.4.2', 'Chmd.7.3'];
  expect(steps(position(''), 'N', both, { dice: '0,0' }).text).toBe(
    't12->/2Ow->O$/F#anvilO->$/F#tax$->/Z%h/++/XC12(0,0)',
  );
  expect(steps(position('/t_f->12'), 'N', both, { dice: '0,0' }).text).toContain('/++/t12->/2Ow->O$/XC12(0,0)');
});

test('Chmd.10.2, Chmd.8.1: with its advanced services it buys an ambush before Easy takes an ego', () => {
  const position = advanced('C:', 'O:', 'N:w->12/3t->12/++', 'O:F#@->O');
  const { text } = turn(position, 'N', { draw: 'M#scout', chosen: ['nothing'] });
  expect(text.startsWith('t12->/2Ow->O$/F#@O->$/t12->/M#scout->$/')).toBe(true);
});

test('Chmd.10.2: without them, or without an ambush in the Market, it does not', () => {
  const basic = fall('C:', 'O:', 'N:w->12/3t->12/++', 'O:F#@->O');
  expect(turn(basic, 'N', { draw: 'M#scout', chosen: ['nothing'] }).sections).not.toContain('Chmd.10.2');
  const none = advanced('C:', 'O:', 'N:w->12/3t->12', 'O:F#anvil->O');
  expect(steps(none, 'N', ['Chmd.10.2']).text).toBe('');
});

test('Chmd.10.2: without them none is played', () => {
  const position = fall('C:4w->12/F#tax->C', 'O:', 'N:w->12/3t->12/F#@->$');
  const { text } = procedure(position, 'C', attack('C', 'N', 12), { chosen: ['F#tax'], dice: '1,0' });
  expect(text).toBe('F#taxC->/XN12(1,0)/Nt12->/++');
});

test('Chmd.10.2: attacked it plays the ambush that matches, not a bird first; a person may foil it', () => {
  const lines = ['C:4w->12/F#tax->C', 'O:', 'N:w->12/3t->12/F#@->$/B#@->$'];
  const known = { chosen: ['F#tax', 'none'] };
  const { text } = procedure(advanced(...lines), 'C', attack('C', 'N', 12), { ...known, dice: '1,0' });
  expect(text).toBe('F#taxC->/XN12F@(1,0)/2w12->/Nt12->/++');
  const foiled = procedure(advanced('C:4w->12/F#tax->C/B#@->C', ...lines.slice(1)), 'C', attack('C', 'N', 12), {
    chosen: ['F#tax', 'B#@'],
    dice: '1,0',
  });
  expect(foiled.text).toBe('F#taxC->/XN12F@B@(1,0)/Nt12->/++');
});
