import { describe, expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Mechanical Marquise 2.0'): string =>
  logWith(`C: ${name}`, 'E: Rowan', 'O: Sorrel', '')(rest);
const ADVANCED = 'Mechanical Marquise 2.0 (advanced services)';
const reveal = (rest: string, draw: string, name?: string, picks: string[] = []): string =>
  steps(table(rest, name), 'C', ['B.4.4.1', 'B.4.4.2'], { draw, picks }).text;

describe('B.9.7: basic services', () => {
  test('ROOT-257, ROOT-258: a card with an item takes the place of an order without one, for two warriors', () => {
    expect(reveal('O:M#sword->O', 'R#bank')).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
    expect(reveal('O:M#sword->O', 'F#anvil')).toBe('F#anvil->$/Z%h/++');
    expect(reveal('O:++/M#sword->O', 'R#bank')).toBe('R#bank->$');
  });

  test('ROOT-258, B.4.7: the bought card is the order: a bird brings Escalated Daylight', () => {
    const played = turn(table('O:B#crossbow->O\nC:w->1+2/b_s->1'), 'C', { draw: 'R#bank' });
    expect(played.text).toBe('R#bank->$/2w->O$/B#crossbowO->$/R#bank$->/Z%x/++/2w->2/2w->1/b_s->2/++/B#crossbow$->');
    expect(played.sections).toContain('B.4.7');
    expect(played.sections).toContain('B.9.7');
  });

  test('ROOT-259: mercenaries where she battles with up to two warriors', () => {
    const battle = (own: string, law: string, order: string): string =>
      steps(table(`O:2w->1\nE:5w->1\nC:${own}`), 'C', [law], { order, dice: '2,0' }).text;
    expect(battle('w->1', 'B.4.5.1', 'F#tax')).toBe('2w->O$/XE1(2,0)/2Ew1->');
    expect(battle('3w->1', 'B.4.5.1', 'F#tax')).toBe('XE1(2,0)/2Ew1->');
    expect(battle('w->1', 'B.4.7.1', 'B#royal')).toBe('2w->O$/XE1(2,0)/2Ew1->');
  });

  test('ROOT-259: where she moved to, too, with one purchase for both battles', () => {
    const rest = 'O:w->5/2w->11\nE:2w->5/2w->11\nC:5w->1/4w->6';
    expect(steps(table(rest), 'C', ['B.4.7.4'], { order: 'B#royal', dice: '3,0;3,0' }).text).toBe(
      '2w1->5/w6->11/2w->O$/XE5(3,0)/2Ew5->/XE11(3,0)/2Ew11->',
    );
  });

  test('ROOT-259, ROOT-120: of a Blitz, too', () => {
    const rest = 'O:2w->5\nE:3w->5\nC:2w->1';
    const name = 'Mechanical Marquise 2.0 (Blitz)';
    expect(steps(table(rest, name), 'C', ['ROOT-120'], { order: 'F#tax', dice: '2,0' }).text).toBe(
      'w1->5/2w->O$/XE5(2,0)/2Ew5->',
    );
  });

  test.each([
    ['B.4.5.3', 'F#tax'],
    ['B.4.7.3', 'B#royal'],
  ])('ROOT-259: mercenaries where only they let her build (%s)', (law, order) => {
    const build = (rest: string): string => steps(table(rest), 'C', [law], { order }).text;
    expect(build('O:2w->5\nE:2w->5\nC:w->5')).toBe('2w->O$/b_s->5');
    expect(build('O:w->5\nE:3w->5\nC:w->5')).toBe('');
    expect(build('O:2w->5\nE:2w->5\nC:w->5+2')).toBe('b_s->2');
  });
});

describe('ROOT-261: advanced services', () => {
  test('of several cards with an item a bird', () => {
    const rest = 'O:(M#sword+B#crossbow)->O';
    expect(reveal(rest, 'R#bank', ADVANCED)).toBe('R#bank->$/2w->O$/B#crossbowO->$/R#bank$->/Z%x/++');
    expect(reveal(rest, 'R#bank')).toBe('R#bank->$/2w->O$/M#swordO->$/R#bank$->/Z%s/++');
  });

  test('without an item in the Market a bird, one of several at random, unless the order is one', () => {
    const rest = 'O:(B#sap+B#royal+F#tax)->O';
    expect(reveal(rest, 'R#bank', ADVANCED, ['B#royal'])).toBe('R#bank->$/2w->O$/B#royalO->$/R#bank$->');
    expect(reveal(rest, 'B#brutal', ADVANCED)).toBe('B#brutal->$');
    expect(reveal(rest, 'F#anvil', ADVANCED)).toBe('F#anvil->$/Z%h/++');
    expect(reveal(rest, 'R#bank')).toBe('R#bank->$');
  });
});
