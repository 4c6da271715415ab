import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

test('B.6.4, B.6.5, B.6.6: a whole turn, as in docs/bots.md', () => {
  const position = logWith(
    'C: Mechanical Marquise 2.0',
    'A: Automated Alliance',
    '',
  )('C:t_k->1/2w->1/3w->12/w->2+3+4+5+6+7+8+9+10+11/b_s->8', 'A:t->4+8/b_r->4/3w->4');
  expect(turn(position, 'A', { draw: 'F#anvil' }).text).toBe(
    'F#anvil->$/Z%h/++/(Cw+Cb_s)8->/++/b_f->8/t->12/3w4->/t->2/++/w->4/w->8/F#anvil$->',
  );
});

test('B.12.2.1: sympathy spreads along closed paths', () => {
  const position = `
Map: Mountain
Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12
Deck: Standard
C: Rowan
A: Automated Alliance

A:t->8`;
  expect(steps(position, 'A', ['B.6.5.1'], { order: 'R#bank' }).text).toBe('t->9/++');
});
