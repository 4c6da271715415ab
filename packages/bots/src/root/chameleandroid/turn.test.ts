import { expect, test } from 'vitest';
import { logWith, setup, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Thistle', 'E: Rowan', 'N: Chameleandroid');

test('Chmd.3.1, Chmd.3.2: the one warrior starts in the clearing of lowest priority', () => {
  const { text, sections } = setup(fall('C:', 'E:'), 'N');
  expect(text).toBe('w->12');
  expect(sections).toEqual(['Chmd.3', 'Chmd.3.1', 'Chmd.3.2']);
  expect(setup(fall('C:t_k->12', 'E:'), 'N').text).toBe('w->11');
});

test('B.12.2.2: on the Mountain that is the Pass', () => {
  const suits = 'Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12';
  const position = ['Map: Mountain', 'Deck: Standard', suits, 'C: Thistle', 'N: Chameleandroid', '', 'C:'].join('\n');
  expect(setup(position, 'N').text).toBe('w->10');
});

test('Chmd.4.1, Chmd.4.2, Chmd.6.2: an order is revealed, its item crafted, and it is discarded at the end', () => {
  const position = fall('C:', 'E:++', 'N:w->12/++2');
  const { text, sections } = turn(position, 'N', { draw: 'F#anvil', chosen: ['nothing'] });
  expect(text).toBe('F#anvil->$/Z%h/++/w12->1/t->1/2Cw->1/t->$_i/(w+t)1->2/F#anvil$->');
  expect(sections.filter((law) => law.startsWith('Chmd'))).toEqual([
    'Chmd.4',
    'Chmd.4.1',
    'Chmd.4.2',
    'Chmd.5',
    'Chmd.5.1',
    'Chmd.5.2',
    'Chmd.2.3',
    'Chmd.2.4',
    'Chmd.5.3',
    'Chmd.6',
    'Chmd.6.1',
    'Chmd.6.2',
  ]);
});

test('Chmd.2.4: its clearing is that of its warrior', () => {
  const { text, sections } = steps(fall('C:w->1', 'E:w->3', 'N:w->7'), 'N', ['Chmd.5.2']);
  expect(text).toBe('t->7');
  expect(sections).toContain('Chmd.2.4');
});

test('Chmd.4.2, B.1.1: without an available item nothing is crafted', () => {
  const position = fall('C:Z%h', 'E:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.4.2'], { order: 'F#anvil' }).text).toBe('');
  expect(steps(position, 'N', ['Chmd.4.2'], { order: 'F#tax' }).text).toBe('');
});

test.each([
  ['the one with an open slot first', 'C:b_s->1/b_s->6/3w->1', 'E:++', 'N:w->2/++', 'w2->8'],
  ['then most warriors of the poorest', 'C:2w->8/3w->12', 'E:5w->1/++', 'N:w->2/++', 'w2->12'],
  ['then highest priority', 'C:', 'E:++', 'N:w->2/++', 'w2->1'],
  ['it stays where that is', 'C:2w->8', 'E:++', 'N:w->8/++', ''],
  ['without an open slot anywhere most warriors', 'C:b_s->1+6+8/b_w->8+12/2w->8', 'E:++', 'N:w->2/++', 'w2->8'],
])('Chmd.5.1: it appears in an ordered clearing: %s', (_, c, e, n, text) => {
  expect(steps(fall(c, e, n), 'N', ['Chmd.5.1'], { order: 'F#tax' }).text).toBe(text);
});

test('Chmd.5.1.I: of players with as few points the latest in turn order', () => {
  const position = fall('C:2w->8', 'E:2w->12', 'N:w->2/++');
  const { text, sections } = steps(position, 'N', ['Chmd.5.1'], { order: 'F#tax' });
  expect(text).toBe('w2->12');
  expect(sections).toContain('Chmd.5.1.I');
});

test('Chmd.5.1.I, D23: turn order is what was played, not the header', () => {
  const log = ['Map: Fall', 'Deck: Standard', 'C: Thistle', 'E: Rowan', 'N: Chameleandroid', '', 'C:2w->8', 'E:2w->12'];
  const placed = (...round: string[]) => {
    const position = [...log, 'N:w->2/++', ...round].join('\n');
    return steps(position, 'N', ['Chmd.5.1'], { order: 'F#tax' }).text;
  };
  expect(placed('C:', 'E:', 'N:')).toBe('w2->12');
  expect(placed('E:', 'C:', 'N:')).toBe('w2->8');
  expect(placed('E:', 'C:')).toBe('w2->8');
});

test('Chmd.5.1, D38: those without a marker on the track come first', () => {
  const log = logWith('C: Thistle', 'E: Rowan', 'A: Bramble', 'N: Chameleandroid');
  const position = log('C:2w->8/++12/++->C$', 'E:2w->12', 'A:', 'N:w->2/++');
  expect(steps(position, 'N', ['Chmd.5.1'], { order: 'F#tax' }).text).toBe('w2->8');
});

test('D49: without an order it stays, and places and gentrifies where it is', () => {
  const position = fall('C:2w->8/++', 'E:', 'N:w->2/++');
  expect(steps(position, 'N', ['Chmd.5.1', 'Chmd.5.2']).text).toBe('t->2');
});

test('Chmd.6.1: it disappears to the clearing with the fewest tokens', () => {
  const log = logWith('A: Bramble', 'C: Thistle', 'N: Chameleandroid');
  const position = log('A:t->1+2+3+4+5+6+7+8+9+10', 'C:b_s->11/3w->12', 'N:w->1');
  expect(steps(position, 'N', ['Chmd.6.1']).text).toBe('w1->12');
});

test.each([
  ['fewest buildings', 'C:b_s->1+2+3+4+5+6/b_w->7+8+9+10', 'N:w->1', 'w1->11'],
  ['then fewest warriors', 'C:2w->1/w->2+3+4+5+6+7+8+9+11+12/b_s->10', 'N:w->11', 'w11->2'],
  ['its own ego count', 'C:', 'N:w->1/2t->1', '(w+2t)1->2'],
  ['highest priority last', 'C:', 'N:w->8', 'w8->1'],
  ['it stays where nothing is fewer', 'C:w->2+3+4+5+6+7+8+9+10+11+12', 'N:w->1', ''],
])('Chmd.6.1, D46: it disappears to the clearing with the %s', (_, c, n, text) => {
  expect(steps(fall(c, 'E:', n), 'N', ['Chmd.6.1']).text).toBe(text);
});

test('Chmd.7, D39: with equal points all round it escalates, with one enemy behind it does not', () => {
  const even = turn(fall('C:', 'E:', 'N:w->12'), 'N', { draw: 'F#tax' });
  expect(even.sections).toContain('Chmd.7');
  const behind = turn(fall('C:', 'E:', 'N:w->12/++'), 'N', { draw: 'F#tax', chosen: ['nothing'] });
  expect(behind.sections).not.toContain('Chmd.7');
});

test('Chmd.7: an item crafted before counts', () => {
  const { sections } = turn(fall('C:', 'E:', 'N:w->12'), 'N', { draw: 'F#anvil', chosen: ['nothing'] });
  expect(sections).not.toContain('Chmd.7');
});

test('Chmd.7: it does not escalate when an enemy has no marker on the track', () => {
  const log = logWith('C: Thistle', 'E: Rowan', 'A: Bramble', 'N: Chameleandroid');
  const position = log('C:++12/++->C$', 'E:', 'A:', 'N:w->12');
  expect(turn(position, 'N', { draw: 'F#tax', chosen: ['nothing'] }).sections).not.toContain('Chmd.7');
});

test.each([
  ['Chmd.5.1', 'C:2w->8', 'E:', 'w2->1'],
  ['Chmd.6.1', 'C:w->1+2+3+5+6+7+8+9+10+11+12', 'E:', 'w2->1'],
  ['Chmd.7.1', 'C:b_s->8/w->12/++4', 'E:', 'w2->12'],
])('V.6.2, %s: it goes to no clearing that a Vagabond has scorched', (law, c, e, text) => {
  const closed = law === 'Chmd.6.1' ? 4 : 8;
  const players = ['C: Thistle', 'E: Rowan', 'V: Finch', 'N: Chameleandroid'];
  const vagabond = `V:#scoundrel->$/p->${closed}/%r->${closed}`;
  const position = logWith(...players)(c, e, vagabond, 'N:w->2/++');
  expect(steps(position, 'N', [law], { order: 'F#tax' }).text).toBe(text);
});
