import { describe, expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const reveal = (rest: string, draw: string, name = 'Automated Alliance'): string =>
  steps(logWith(`A: ${name}`, 'O: Sorrel', '')(rest), 'A', ['B.6.4.1', 'B.6.4.2'], { draw }).text;
const ADVANCED = 'Automated Alliance (advanced services)';

test('B.9.7, ROOT-258, ROOT-259: the card with an item that lists most points, paid with their warriors', () => {
  expect(reveal('O:(M#sword+B#crossbow)->O\nA:', 'R#bank')).toBe('R#bank->$/2Ow->O$/M#swordO->$/R#bank$->/Z%s/++');
});

describe('ROOT-263: advanced services', () => {
  test('of several with an item a bird', () => {
    expect(reveal('O:(M#sword+B#crossbow)->O\nA:', 'R#bank', ADVANCED)).toBe(
      'R#bank->$/2Ow->O$/B#crossbowO->$/R#bank$->/Z%x/++',
    );
  });

  test('without an item in the Market a bird, unless the order is one or can be crafted', () => {
    const rest = 'O:(B#sap+F#tax)->O\nA:';
    expect(reveal(rest, 'R#bank', ADVANCED)).toBe('R#bank->$/2Ow->O$/B#sapO->$/R#bank$->');
    expect(reveal(rest, 'R#bank')).toBe('R#bank->$');
    expect(reveal(rest, 'B#armor', ADVANCED)).toBe('B#armor->$');
    expect(reveal(rest, 'F#anvil', ADVANCED)).toBe('F#anvil->$/Z%h/++');
  });
});
