import { expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const fall = logWith('D: Drillbit Duchy', 'C: Rowan', 'A: Bramble');

test('B.10.6.1: two or fewer without buildings go to a neighbour that has some', () => {
  const { text } = steps(fall('D:2w->1/b_m->9/3w->12/w->9'), 'D', ['B.10.6.1'], { order: 'F#tax' });
  expect(text).toBe('2w1->9');
});

test('B.10.6.1: then all but four go home from each clearing it rules', () => {
  const { text } = steps(fall('D:6w->9/5w->3', 'C:5w->3'), 'D', ['B.10.6.1'], { order: 'F#tax' });
  expect(text).toBe('2w9->0');
});

test('B.10.6.1.I: to that with the fewest of its warriors', () => {
  const position = fall('D:w->1/b_m->9/b_c->10/2w->9/w->10');
  const { text, sections } = steps(position, 'D', ['B.10.6.1'], { order: 'F#tax' });
  expect(text).toBe('w1->10');
  expect(sections).toContain('B.10.6.1.I');
});

test('B.10.6.1.II: without such a neighbour they go home', () => {
  const { text, sections } = steps(fall('D:2w->6/w->7'), 'D', ['B.10.6.1'], { order: 'F#tax' });
  expect(text).toBe('2w6->0');
  expect(sections).toContain('B.10.6.1.II');
});

test('B.10.6.1: they stay where they may not go', () => {
  const position = fall('D:w->1/b_m->9', 'C:2w->1/2w->9');
  expect(steps(position, 'D', ['B.10.6.1'], { order: 'F#tax' }).text).toBe('');
});

test('B.10.6.2: a point for each market', () => {
  expect(steps(fall('D:b_m->9+11/b_c->2'), 'D', ['B.10.6.2'], { order: 'F#tax' }).text).toBe('++2');
});

test.each([
  ['F#tax', '#brigadier'],
  ['R#bank', '#marshal'],
  ['B#royal', '#duchessofmud'],
])('B.10.6.3: the order %s sways %s', (order, minister) => {
  expect(steps(fall('D:#captain->$'), 'D', ['B.10.6.3'], { order }).text).toBe(`${minister}->$`);
});

test('B.10.6.3: with none of its suit left the bottommost', () => {
  const foxes = fall('D:#captain->$/#brigadier->$/#earlofstone->$/#duchessofmud->$');
  expect(steps(foxes, 'D', ['B.10.6.3'], { order: 'F#tax' }).text).toBe('#baronofdirt->$');
});

test('B.10.6.4: the order is discarded', () => {
  expect(steps(fall('D:'), 'D', ['B.10.4.1', 'B.10.6.4'], { draw: 'F#tax' }).text).toBe('F#tax->$/F#tax$->');
});
