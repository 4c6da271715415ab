import { describe, expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

test('B.5.4, B.5.5, B.5.6: a whole turn, as in docs/bots.md', () => {
  const position = logWith(
    'C: Mechanical Marquise 2.0',
    'E: Electric Eyrie',
    '',
  )('C:t_k->1/2w->1/w->2+4+5+6+7+8+9+10+11+12/b_s->5/b_w->10/b_r->9', 'E:b+4w->3/b+2w->6/2B#vizier->$_B/R#bank->$_R');
  expect(turn(position, 'E', { draw: 'F#anvil', dice: '2,1;3,1' }).text).toBe(
    'F#anvil->$/Z%h/++/F#anvil$->$_F/w->6/w->3/2w->6/4w6->11/4w3->11/6w11->12/XC12(2,1)/Cw12->/w12->/XC11(3,1)/Cw11->/w11->/b->11/++2',
  );
});

describe('B.12: maps', () => {
  const table = (map: string, rest: string): string => `
Map: ${map}
Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12
Deck: Standard
C: Rowan
E: Electric Eyrie

${rest}`;

  test('B.12.1.1: it moves by Ferry as by path, once a turn, and scores a point', () => {
    const position = table('Lake', 'E:3w->1/F#tax->$_F/R#bank->$_R');
    expect(steps(position, 'E', ['B.5.5.1.II']).text).toBe('(2w+f)1->12/++/w12->9');
  });

  test('B.12.2.1: closed paths are paths', () => {
    expect(steps(table('Mountain', 'E:3w->8/M#codeb->$_M'), 'E', ['B.5.5.1.II']).text).toBe('2w8->9');
  });

  test('B.12.2.2: the Pass is both of lowest and of highest priority', () => {
    const position = table('Mountain', 'E:3w->12/w->1/R#bank->$_R');
    expect(steps(position, 'E', ['B.5.5.1.II', 'B.5.5.1.IV']).text).toBe('2w12->10/b->10');
  });
});
