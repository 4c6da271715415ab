import { describe, expect, test } from 'vitest';
import { battle, playerOf } from '@woodlog/core/root-law';
import { attack, during, logWith, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Riverfolk Robots'): string =>
  logWith('C: Mechanical Marquise 2.0', 'E: Electric Eyrie', `O: ${name}`, '')(rest);

const play = (rest: string, laws: readonly string[], fixed: Parameters<typeof steps>[3] = {}, name?: string) =>
  steps(table(rest, name), 'O', laws, { order: 'F#tax', ...fixed }).text;

describe('B.9.5.1: Build and Garrison', () => {
  const build = (rest: string, name?: string) => play(rest, ['B.9.5.1'], {}, name);

  test('a trade post and a warrior, without points', () => {
    expect(build('O:w->5')).toBe('t_f+w->1');
  });

  test('B.9.5.1.I: where the best payer has pieces', () => {
    expect(build('C:2w->O$/w->12\nE:w->O$/w->1')).toBe('t_f+w->12');
    expect(build('C:2w->O$\nE:w->O$')).toBe('t_f+w->1');
  });

  test('not where a trade post is, nor at the keep, nor when the suit has none left', () => {
    expect(build('O:t_f->1')).toBe('t_f+w->6');
    expect(build('C:t_k->1\nO:')).toBe('t_f+w->6');
    expect(build('O:t_f->1+6+8')).toBe('');
  });

  test('B.9.2.2: one that is removed returns to the board, and can be built again', () => {
    expect(build('O:t_f->1+6+8\n\nC:Ot_f1->')).toBe('t_f+w->1');
  });

  test('D50: of a bird order in any clearing', () => {
    expect(play('C:w->O$/w->2', ['B.9.5.1'], { order: 'B#royal' })).toBe('t_m+w->2');
  });

  test('ROOT-250: Easy places no warrior', () => {
    expect(build('O:w->5', 'Riverfolk Robots (easy)')).toBe('t_f->1');
  });

  test.each(['challenging', 'nightmare'])('ROOT-251, ROOT-252: %s places two', (name) => {
    expect(build('O:w->5', `Riverfolk Robots (${name})`)).toBe('t_f+2w->1');
  });
});

describe('B.9.5.2: Recruit', () => {
  test('a warrior in each ordered clearing, of a bird order in each on the river', () => {
    expect(play('C:t_k->1\nO:', ['B.9.5.2'])).toBe('w->6/w->8/w->12');
    expect(play('O:', ['B.9.5.2'], { order: 'B#royal' })).toBe('w->4/w->5/w->7/w->10/w->11');
  });

  test('B.9.5.2.I: those of higher priority first', () => {
    expect(play('O:13w->5', ['B.9.5.2'])).toBe('w->1/w->6');
    const sections = (warriors: number) =>
      steps(table(`O:${warriors}w->5`), 'O', ['B.9.5.2'], { order: 'F#tax' }).sections;
    expect(sections(12)).toContain('B.9.5.2.I');
    expect(sections(11)).not.toContain('B.9.5.2.I');
  });
});

describe('B.9.5.3, B.9.2.4: Organize', () => {
  const organize = (rest: string) => play(rest, ['B.9.5.3']);

  test('with nothing in Payments a point, and two warriors among their pieces where most enemies are', () => {
    expect(organize('C:w->5/2w->7\nO:w->5+7')).toBe('++/2w->7');
    expect(organize('O:t_m->2')).toBe('++/2w->2');
  });

  test('with no warriors in the supply a point', () => {
    expect(organize('C:w->O$\nO:15w->5')).toBe('++');
  });

  test('D57: both score once, and with neither nothing happens', () => {
    expect(organize('O:15w->5')).toBe('++');
    expect(organize('C:w->O$\nO:14w->5')).toBe('');
    expect(organize('O:w->$')).toBe('');
  });
});

describe('B.9.5.4: Battle', () => {
  const laws = ['B.9.5.3', 'B.9.5.4'];

  test('with the shield in each clearing', () => {
    const rest = 'C:w->1+2\nO:2w->1/w->2';
    expect(play(rest, laws, { dice: '1,0;1,0' })).toBe('++/2w->1/XC1(1,0)/Cw1->/XC2(1,0)/Cw2->');
  });

  test('with the sword in each ordered clearing', () => {
    const rest = 'C:w->O$/w->1+2\nO:8w->1/7w->2';
    expect(play(rest, laws, { dice: '1,0' })).toBe('++/XC1(1,0)/Cw1->');
  });

  test('with neither not at all', () => {
    expect(play('C:w->O$/w->1\nO:2w->1', laws)).toBe('');
  });

  test('B.9.5.4.I: against whoever has fewest warriors in Payments', () => {
    const rest = 'C:2w->O$/w->1\nE:w->O$/w->1\nO:15w->1';
    expect(play(rest, laws, { dice: '1,0' })).toBe('++/XE1(1,0)/Ew1->');
  });
});

describe('traits in battle', () => {
  const fight = (rest: string, attacker: string, defender: string, dice: string, trait: string) =>
    during(
      table(rest, `Riverfolk Robots (${trait})`),
      attacker,
      (now, players) => battle(now, now.me, playerOf(players, defender)!, 5),
      { dice },
    ).text;

  test('ROOT-255: the garrison is never defenseless, and a trade post adds one to its most hits', () => {
    expect(fight('C:3w->5\nO:t_r->5', 'C', 'O', '1,1', 'Garrison')).toBe('XO5(1,1)/Ot_r5->/w5->/++');
    expect(fight('C:3w->5\nO:t_r->5', 'C', 'O', '0,0', 'Garrison')).toBe('XO5(0,0)');
    expect(fight('C:3w->5\nO:t_r->5', 'C', 'O', '0,0', 'easy')).toBe('XO5(0,0)/Ot_r5->/++');
  });

  test('ROOT-255, ROOT-130: one that a hit before the roll removes adds nothing to it', () => {
    const marksman = table('V:p->5\nO:t_r->5', 'Riverfolk Robots (Garrison)').replace(
      /^C: .*$/m,
      'V: Vagabot (Marksman)',
    );
    expect(during(marksman, 'V', attack('V', 'O', 5), { dice: '1,1' }).text).toBe('XO5(1,1)/Ot_r5->/++');
  });

  test('B.7.7.6.I, ROOT-255, ROOT-130: nor does one that has fallen before the Arbiter is asked for', () => {
    const marksman = (pieces: string, trait: string): string =>
      logWith('V: Vagabot (Marksman)', 'G: Vagabot (arbiter)', `O: Riverfolk Robots (${trait})`, '')(
        'V:p->5',
        'G:p->5/%fs->t',
        `O:${pieces}`,
        'O:++',
      );
    const shoot = (pieces: string, trait: string): string =>
      during(marksman(pieces, trait), 'V', attack('V', 'O', 5), { dice: '0,0' }).text;
    for (const trait of ['Garrison', 'Ferocious', 'Greedy']) {
      expect(shoot('w->5', trait), trait).toBe('G++/XO5(0,0)/Ow5->/++');
      expect(shoot('2w->5', trait), trait).toBe('XO5(0,0)/Ow5->/++');
    }
    expect(shoot('t_r->5', 'Garrison')).toBe('G++/XO5(0,0)/Ot_r5->/++');
    expect(shoot('w->5/t_r->5', 'Garrison')).toBe('XO5(0,0)/Ow5->/++');
  });

  test('ROOT-255, ROOT-256: the garrison of the ferocious counts its trade posts too, as defenders', () => {
    const both = 'Ferocious, Garrison';
    expect(fight('C:3w->5\nO:w->5/t_r->5', 'C', 'O', '2,2', both)).toBe('XO5(2,2)/(Ow+Ot_r)5->/2w5->/++');
    expect(fight('C:3w->5\nO:w->5/t_r->5', 'O', 'C', '3,0', both)).toBe('XC5(3,0)/3Cw5->');
    expect(fight('C:3w->5\nO:w->5/t_r->5', 'O', 'C', '2,0', 'Garrison')).toBe('XC5(2,0)/Cw5->');
  });

  test('ROOT-256: the ferocious deal up to three, as attackers', () => {
    expect(fight('C:3w->5\nO:w->5', 'O', 'C', '3,0', 'Ferocious')).toBe('XC5(3,0)/3Cw5->');
    expect(fight('C:3w->5\nO:w->5', 'O', 'C', '3,0', 'easy')).toBe('XC5(3,0)/Cw5->');
    expect(fight('C:3w->5\nO:w->5', 'C', 'O', '3,3', 'Ferocious')).toBe('XO5(3,3)/Ow5->/w5->');
  });
});
