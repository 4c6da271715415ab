import { describe, expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = (seat: string, ...lines: string[]) => logWith('C: Rowan', `V: Vagabot${seat}`, 'O: Sorrel')(...lines);

describe('B.9.7: basic services', () => {
  const reveal = (draw: string, ...lines: string[]) =>
    steps(table('', 'C:', ...lines), 'V', ['B.7.4.1', 'B.7.4.2'], { draw }).text;

  test('ROOT-258, ROOT-259: a card with an item for an item and their warriors', () => {
    expect(reveal('R#bank', 'V:p->5', 'O:M#sword->O')).toBe('R#bank->$/%fs->e/2Ow->O$/M#swordO->$/R#bank$->/Z%s/++');
  });

  test('ROOT-257: dearer with more points, not with fewer than they have, nor without an item', () => {
    expect(reveal('R#bank', 'V:p->5/++12', 'O:M#sword->O')).toBe(
      'R#bank->$/%fs->e/3Ow->O$/M#swordO->$/R#bank$->/Z%s/++',
    );
    expect(reveal('R#bank', 'V:p->5', 'O:M#sword->O/++')).toBe('R#bank->$');
    expect(reveal('R#bank', 'V:p->5/(%f+%r+%s+%h)s->e', 'O:M#sword->O')).toBe('R#bank->$');
  });

  test('ROOT-259: he hires nobody', () => {
    const position = table('', 'C:2w->5', 'V:p->5', 'O:w->5');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0;0,0' }).text).not.toContain('O$');
  });
});

describe('ROOT-264: advanced services', () => {
  const battle = (seat: string, rest: string, target: string, dice = '0,0;0,0') =>
    steps(table(seat, `C:w->${target}`, `V:${rest}`, 'O:'), 'V', ['B.7.5.4'], { dice }).text;
  const ADVANCED = ' (advanced services)';

  test('rivers are paths: boats for an item, the move for none', () => {
    expect(battle(ADVANCED, 'p->10', '5')).toBe('%fs->e/2Ow->O$/p->5/%rs->e/XC5(0,0)/(%s+%h)s->e/XC5(0,0)');
    expect(battle('', 'p->10', '5', '0,0')).toBe('%fs->e/p->1/%rs->e/p->5/%ss->e/XC5(0,0)');
  });

  test('boats are bought once a turn, and moves along rivers are free then', () => {
    expect(battle(ADVANCED, 'p->5', '4')).toBe(
      '%fs->e/2Ow->O$/p->10/p->11/p->7/p->4/%rs->e/XC4(0,0)/(%s+%h)s->e/XC4(0,0)',
    );
  });

  test('the way with the fewest items: a long one along rivers before a short one by land', () => {
    expect(battle(ADVANCED, 'p->5', '7')).toBe('%fs->e/2Ow->O$/p->10/p->11/p->7/%rs->e/XC7(0,0)/(%s+%h)s->e/XC7(0,0)');
  });

  test('not if they have more points', () => {
    const position = table(ADVANCED, 'C:w->5/++3', 'V:p->10', 'O:++');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0' }).text).toBe('%fs->e/p->1/%rs->e/p->5/%ss->e/XC5(0,0)');
  });
});
