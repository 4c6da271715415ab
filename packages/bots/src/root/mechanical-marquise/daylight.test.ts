import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'A: Bramble');

test('B.4.5.1: she battles in each ordered clearing, against the player with the most pieces there', () => {
  const position = fall('C:2w->1/w->6/w->3', 'E:2w->1/w->6/2w->3', 'A:w->1/2w->6');
  const { text, sections } = steps(position, 'C', ['B.4.5.1'], { order: 'F#anvil', dice: '1,0;0,1' });
  expect(text).toBe('XE1(1,0)/Ew1->/XA6(0,1)/w6->');
  expect(sections).not.toContain('B.4.5.1.I');
});

test('B.4.5.1.I: of players with as many pieces the one with more points', () => {
  const position = fall('C:2w->1', 'E:w->1', 'A:w->1/++2');
  const { text, sections } = steps(position, 'C', ['B.4.5.1'], { order: 'F#anvil', dice: '1,0' });
  expect(text).toBe('XA1(0,1)/w1->');
  expect(sections).toContain('B.4.5.1.I');
});

test('B.2.2: of players with as many pieces and points the one of higher setup priority', () => {
  const position = fall('C:2w->1', 'E:w->1', 'A:w->1');
  expect(steps(position, 'C', ['B.4.5.1'], { order: 'F#anvil', dice: '1,0' }).text).toBe('XE1(1,0)/Ew1->');
});

test.each([
  ['one clearing', 'C:w->6', '4w->6'],
  ['two clearings', 'C:w->6+12', '2w->6/2w->12'],
  ['three clearings', 'C:w->6+8+12', '2w->6/w->8/w->12'],
  ['four clearings', 'C:w->1+6+8+12', 'w->1/w->6/w->8/w->12'],
  ['no clearing', 'C:w->2+3+4', ''],
])('B.4.5.2: four warriors among the ordered clearings she rules: %s', (_, line, text) => {
  expect(steps(fall(line), 'C', ['B.4.5.2'], { order: 'F#anvil' }).text).toBe(text);
});

test('B.4.5.2: the last warriors go to the clearings of highest priority', () => {
  const position = fall('C:20w->2/w->6+8+12');
  expect(steps(position, 'C', ['B.4.5.2'], { order: 'F#anvil' }).text).toBe('w->6/w->8');
});

test.each([
  ['F#anvil', 'b_s->2'],
  ['R#bakesale', 'b_w->2'],
  ['M#sword', 'b_r->2'],
])('B.4.5.3: the order %s says what is built, where she rules with most warriors', (order, text) => {
  expect(steps(fall('C:3w->1/4w->2/5w->3', 'E:6w->3'), 'C', ['B.4.5.3'], { order }).text).toBe(text);
});

test('B.2.3: where no slot is open she builds in the next clearing', () => {
  const position = fall('C:5w->1/4w->2/b_s->1');
  expect(steps(position, 'C', ['B.4.5.3'], { order: 'F#anvil' }).text).toBe('b_s->2');
});

test('B.4.5.4: all but three move to the adjacent clearing with the most enemy pieces', () => {
  const position = fall('C:5w->1/4w->2/6w->6', 'E:w->5/2w->9/w->3+11');
  expect(steps(position, 'C', ['B.4.5.4'], { order: 'F#anvil' }).text).toBe('2w1->9/3w6->3');
});

test('B.4.5.5: without a building placed a new order begins Daylight again, and its item is not crafted', () => {
  const position = fall('C:2w->4', 'E:3w->4/w->5');
  const { text } = turn(position, 'C', { draw: 'F#anvil,R#bakesale,M#sword,B#birdybindle', dice: '0,0;0,0' });
  expect(text).toBe(
    [
      'F#anvil->$/Z%h/++/F#anvil$->',
      'R#bakesale->$/XE4(0,0)/R#bakesale$->',
      'M#sword->$/M#sword$->',
      'B#birdybindle->$/XE4(0,0)/B#birdybindle$->',
    ].join('/'),
  );
});

test('B.4.5.5: with a building placed, or six on the map, she does not expand', () => {
  const built = turn(fall('C:2w->4'), 'C', { draw: 'M#sword' });
  expect(built.text).toBe('M#sword->$/Z%s/++/b_r->4/M#sword$->');
  const six = turn(fall('C:b_s->1+2+3/b_w->4+5/b_r->6', 'E:2w->1+2+3+4+5+6'), 'C', { draw: 'M#scout' });
  expect(six.text).toBe('M#scout->$/M#scout$->');
});

test('B.4.5.5, D48: expanding ends after a whole pass of the cards', () => {
  const position = fall('C:');
  const { sections } = turn(position, 'C', { draw: new Array(45).fill('F#tax').join(',') });
  expect(sections.filter((law) => law === 'B.4.5.5')).toHaveLength(45);
});

test('D49: when no card can be drawn there is no order, and nothing is ordered', () => {
  const log = ['Map: Fall', 'Deck: Standard', 'C: Mechanical Marquise 2.0', 'L: Linden', '', 'C:', 'L:w->2'];
  const { text, table } = turn(log.join('\n'), 'C', { draw: new Array(47).fill('F#tax').join(',') });
  expect(table.draw).toBe(0);
  expect(text.match(/->\$/g)).toHaveLength(47);
  const dead = [...log.slice(0, 5), 'C:5w->1/b_s->1', 'L:2w->1/47#->L$_l'].join('\n');
  expect(
    steps(dead, 'C', [
      'B.4.4.1',
      'B.4.4.2',
      'B.4.5.1',
      'B.4.5.2',
      'B.4.5.3',
      'B.4.5.4',
      'B.4.5.5',
      'B.4.6.1',
      'B.4.6.2',
    ]).text,
  ).toBe('');
});
