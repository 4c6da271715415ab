import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'A: Bramble');

const BIRD = { order: 'B#brutal' };

test('B.4.7: a bird order brings Escalated Daylight instead of Daylight', () => {
  const { sections, text } = turn(fall('C:w->1+2/b_s->1'), 'C', { draw: 'B#brutal' });
  expect(sections.filter((law) => law.startsWith('B.4.'))).toEqual([
    ...[
      'B.4.4',
      'B.4.4.1',
      'B.4.4.2',
      'B.4.7',
      'B.4.7.1',
      'B.4.7.2',
      'B.4.7.3',
      'B.4.7.4',
      'B.4.6',
      'B.4.6.1',
      'B.4.6.2',
    ],
  ]);
  expect(text).toBe('B#brutal->$/2w->2/2w->1/b_s->2/++/B#brutal$->');
});

test('B.4.7.1: she battles in each clearing', () => {
  const position = fall('C:2w->1/w->2/w->12', 'E:w->1/2w->12', 'A:w->12');
  expect(steps(position, 'C', ['B.4.7.1'], { ...BIRD, dice: '1,0;1,1' }).text).toBe(
    'XE1(1,0)/Ew1->/XE12(1,1)/Ew12->/w12->',
  );
});

test('B.4.7.1.I: of players with as many pieces the one with more points', () => {
  const position = fall('C:2w->1', 'E:w->1', 'A:w->1/++2');
  const { text, sections } = steps(position, 'C', ['B.4.7.1'], { ...BIRD, dice: '0,0' });
  expect(text).toBe('XA1(0,0)');
  expect(sections).toContain('B.4.7.1.I');
});

test('B.4.7.2: two warriors each in the two clearings she rules of lowest priority', () => {
  expect(steps(fall('C:w->1+5+9+12', 'E:2w->12'), 'C', ['B.4.7.2'], BIRD).text).toBe('2w->9/2w->5');
});

test('B.4.7.2: all four in the only clearing she rules', () => {
  expect(steps(fall('C:w->5'), 'C', ['B.4.7.2'], BIRD).text).toBe('4w->5');
});

test.each([
  ['most', 'C:5w->2/b_w->3+4/b_s->5/b_r->6', 'b_w->2'],
  ['sawmills in a tie', 'C:5w->2/b_w->3/b_s->5', 'b_s->2'],
  ['recruiters in a tie with workshops', 'C:5w->2/b_w->3+4/b_r->5+6', 'b_r->2'],
])('B.4.7.3: the type of which most stand on the map: %s', (_, line, text) => {
  expect(steps(fall(line, 'E:3w->3+4+5+6'), 'C', ['B.4.7.3'], BIRD).text).toBe(text);
});

test('B.4.7.4: she moves from each clearing, then battles where she moved to', () => {
  const position = fall('C:5w->1/4w->6', 'E:w->5/w->11', 'A:w->9');
  expect(steps(position, 'C', ['B.4.7.4'], { ...BIRD, dice: '0,0;0,0' }).text).toBe('2w1->5/w6->11/XE5(0,0)/XE11(0,0)');
});

test('B.4.7.4: where nobody is to be battled she only moves', () => {
  expect(steps(fall('C:5w->1'), 'C', ['B.4.7.4'], BIRD).text).toBe('2w1->5');
});
