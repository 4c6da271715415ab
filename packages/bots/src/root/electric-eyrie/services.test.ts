import { describe, expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Electric Eyrie'): string =>
  logWith('C: Rowan', `E: ${name}`, 'O: Sorrel', '')(rest);
const ADVANCED = 'Electric Eyrie (advanced services)';
const reveal = (rest: string, draw: string, name?: string): string =>
  steps(table(rest, name), 'E', ['B.5.4.1', 'B.5.4.2'], { draw }).text;

describe('B.9.7: basic services', () => {
  test('ROOT-257, ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
    expect(reveal('O:M#sword->O\nE:b->1', 'R#bank')).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
  });

  test('ROOT-258: not when the order has an available item', () => {
    expect(reveal('O:M#sword->O\nE:b->1', 'F#anvil')).toBe('F#anvil->$/Z%h/++');
  });

  test('ROOT-257: dearer with more points, not with fewer than theirs, nor without the warriors', () => {
    expect(reveal('O:M#sword->O\nE:b->1\n\nE:++12', 'R#bank')).toContain('/3w->O$/');
    expect(reveal('O:M#sword->O\nE:b->1\n\nE:++20', 'R#bank')).toContain('/4w->O$/');
    expect(reveal('O:M#sword->O\nE:b->1\n\nO:++', 'R#bank')).toBe('R#bank->$');
    expect(reveal('O:M#sword->O\nE:b+19w->1', 'R#bank')).toBe('R#bank->$');
  });

  test('ROOT-259: mercenaries where it battles with up to two warriors', () => {
    const rest = 'C:5w->1\nO:2w->1\nE:w->1/F#tax->$_F';
    expect(steps(table(rest), 'E', ['B.5.5.1.III'], { dice: '2,0' }).text).toBe('2w->O$/XC1(2,0)/3Cw1->');
    const many = 'C:5w->1\nO:2w->1\nE:3w->1/F#tax->$_F';
    expect(steps(table(many), 'E', ['B.5.5.1.III'], { dice: '2,0' }).text).toBe('XC1(2,0)/3Cw1->');
  });

  test('ROOT-259: not against the Riverfolk themselves', () => {
    const rest = 'O:2w->1\nE:w->1/F#tax->$_F';
    expect(steps(table(rest), 'E', ['B.5.5.1.III'], { dice: '0,0' }).text).toBe('XO1(0,0)/Ow1->');
  });

  test('ROOT-259: mercenaries where only they let it build', () => {
    expect(steps(table('C:2w->5\nO:w->5\nE:w->5'), 'E', ['B.5.5.1.IV']).text).toBe('2w->O$/b->5');
    expect(steps(table('C:3w->5\nO:w->5\nE:w->5'), 'E', ['B.5.5.1.IV']).text).toBe('');
    expect(steps(table('C:2w->5\nO:w->5\nE:w->5+2'), 'E', ['B.5.5.1.IV']).text).toBe('b->2');
  });
});

describe('ROOT-262: advanced services', () => {
  test('an order whose suit the Decree has gives way to a card of a suit it has not', () => {
    const rest = 'O:R#bank->O\nE:b->1/F#tax->$_F';
    expect(reveal(rest, 'F#anvil', ADVANCED)).toBe('F#anvil->$/2w->O$/R#bankO->$/F#anvil$->');
    expect(reveal(rest, 'M#codeb', ADVANCED)).toBe('M#codeb->$');
    expect(reveal(rest, 'F#anvil')).toBe('F#anvil->$/Z%h/++');
  });

  test('the bought card is crafted; otherwise the basic rule holds', () => {
    const rest = 'O:M#sword->O\nE:b->1/F#tax->$_F';
    expect(reveal(rest, 'F#stand', ADVANCED)).toBe('F#stand->$/2w->O$/M#swordO->$/F#stand$->/Z%s/++');
    const has = 'O:M#sword->O\nE:b->1/F#tax->$_F/M#codeb->$_M';
    expect(reveal(has, 'F#stand', ADVANCED)).toBe('F#stand->$/2w->O$/M#swordO->$/F#stand$->/Z%s/++');
  });

  test('of several one at random', () => {
    const rest = 'O:(R#bank+M#codeb)->O\nE:b->1/F#tax->$_F';
    const played = steps(table(rest, ADVANCED), 'E', ['B.5.4.1', 'B.5.4.2'], { draw: 'F#anvil', picks: ['M#codeb'] });
    expect(played.text).toBe('F#anvil->$/2w->O$/M#codebO->$/F#anvil$->');
  });

  test('riverboats for a move that only a river allows', () => {
    const rest = 'C:w->8+9+12\nO:\nE:3w->4/R#bank->$_R';
    expect(steps(table(rest, ADVANCED), 'E', ['B.5.5.1.II']).text).toBe('2w->O$/2w4->7');
    expect(steps(table(rest), 'E', ['B.5.5.1.II']).text).toBe('2w4->12');
    const dry = 'C:w->7+8+9\nO:\nE:3w->4/R#bank->$_R';
    expect(steps(table(dry, ADVANCED), 'E', ['B.5.5.1.II']).text).toBe('2w4->12');
  });

  test('B.11.8.2: no riverboats where a snare stops the move', () => {
    const rest = 'C:w->8+9+12\nO:\nE:3w->4/R#bank->$_R/B#royal->$_B\nP:t_s->4';
    const log = table(rest, ADVANCED).replace('O: Sorrel', 'O: Sorrel\nP: Clover');
    expect(steps(log, 'E', ['B.5.5.1.II']).text).toBe('Pt_s4->/++/2w->O$/2w4->7');
  });
});
