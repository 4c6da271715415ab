import { describe, expect, test } from 'vitest';
import { attack, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const fall = (character: string, ...lines: string[]) =>
  logWith('C: Rowan', 'E: Hazel', `V: Vagabot (${character})`)(...lines);

const special = (position: string, fixed = {}) => steps(position, 'V', ['B.7.5.6'], fixed).text;

describe('B.7.5.6: Special', () => {
  test('one without a character has none', () => {
    const { sections } = turn(fall('easy', 'C:', 'E:', 'V:p->5'), 'V', { draw: 'R#bank' });
    expect(sections).not.toContain('B.7.5.6');
  });

  test('it takes an item', () => {
    expect(special(fall('thief', 'C:3w->5', 'E:', 'V:p->5/(%f+%r+%s+%h)s->e'))).toBe('');
  });
});

describe('B.7.7.1, ROOT-284: Thief', () => {
  test('a random card of the enemy here with the most points is discarded, for a point', () => {
    expect(special(fall('thief', 'C:w->5', 'E:2w->5/++', 'V:p->5'), { chosen: ['F#tax'] })).toBe('%fs->e/F#taxE->/++');
  });

  test('G.22: which one chance says, of a hand that is known: each card is as likely', () => {
    const position = fall('thief', 'C:w->5', 'E:2w->5/++/3#E->/F#tax->E/2R#bank->E', 'V:p->5');
    expect(special(position, { picks: ['R#bank'] })).toBe('%fs->e/R#bankE->/++');
  });

  test('whoever else has more pieces', () => {
    expect(special(fall('thief', 'C:2w->5', 'E:w->5/++', 'V:p->5'), { chosen: ['F#tax'] })).toBe('%fs->e/F#taxE->/++');
  });

  test('tied, of the one with the most pieces here', () => {
    expect(special(fall('thief', 'C:w->5', 'E:2w->5', 'V:p->5'), { chosen: ['F#tax'] })).toBe('%fs->e/F#taxE->/++');
    expect(special(fall('thief', 'C:2w->5', 'E:w->5', 'V:p->5'), { chosen: ['F#tax'] })).toBe('%fs->e/F#taxC->/++');
  });

  test('D55: only one with a card', () => {
    const position = fall('thief', 'C:w->5', 'E:2w->5/++/3#E->', 'V:p->5');
    expect(special(position, { chosen: ['F#tax'] })).toBe('%fs->e/F#taxC->/++');
    const bots = position.replace('Rowan', 'Mechanical Marquise 2.0').replace('3#E->', '2#E->');
    expect(special(bots, { chosen: ['F#tax'] })).toBe('%fs->e/F#taxE->/++');
    expect(special(fall('thief', 'C:w->5', 'E:w->5', 'V:p->6'))).toBe('');
    expect(special(fall('thief', 'C:w->5', 'E:w->5', 'V:p->1_2_5_10'))).toBe('');
  });
});

describe('B.7.7.2, ROOT-283: Tinker', () => {
  test('he crafts from the topmost discarded card with an available item', () => {
    const position = fall('tinker', 'C:F#anvilC->/M#codebC->', 'E:R#roottea->/F#tax->', 'V:p->5');
    expect(special(position)).toBe('%fs->e/R#roottea*->$/Z%t/++/R#roottea$->');
    expect(special(position.replace('V:p->5', 'V:p->5/Z%t/Z%t/%ts->d'))).toBe('%fs->e/F#anvil*->$/Z%h/++/F#anvil$->');
  });

  test('B.7.2.4: what he crafts so counts for the Battle Track', () => {
    const position = fall('tinker', 'C:F#anvilC->', 'E:', 'V:p->5/Z%f/Z%c');
    expect(special(position)).toBe('%fs->e/F#anvil*->$/Z%h/++/F#anvil$->/%fse->t');
  });

  test('none without such a card', () => {
    expect(special(fall('tinker', 'C:F#anvilC->', 'E:', 'V:p->5', 'C:Z%h'))).toBe('');
  });
});

describe('B.7.7.3, ROOT-282: Ranger', () => {
  test('with three damaged items he slips into a random adjacent forest', () => {
    expect(special(fall('ranger', 'C:', 'E:', 'V:p->10/(%f+%r+%s)s->d'), { picks: ['1_2_5_10'] })).toBe(
      '%hs->e/p->1_2_5_10',
    );
    expect(special(fall('ranger', 'C:', 'E:', 'V:p->5/(%f+%r)s->d'))).toBe('');
  });
});

describe('B.7.7.4, ROOT-286: Vagrant', () => {
  test('the highest setup priority here that can battle attacks the next; he scores buildings and tokens of both', () => {
    const position = fall('vagrant', 'C:2w->5/3#C->', 'E:w->5/b->5/3#E->', 'V:p->5');
    expect(special(position, { dice: '2,1' })).toBe('%fs->e/CXE5(2,1)/(Ew+Eb)5->/Cw5->/++');
  });

  test('in whatever order they sit', () => {
    const seats = fall('vagrant', 'C:2w->5/3#C->', 'E:2w->5/3#E->', 'V:p->5');
    const turned = seats.replace('C: Rowan\nE: Hazel', 'E: Hazel\nC: Rowan');
    expect(special(turned, { dice: '1,0' })).toBe('%fs->e/CXE5(1,0)/Ew5->');
  });

  test('D56: one who has no warriors attacks nobody', () => {
    const position = fall('vagrant', 'C:t_k->5/b_s->5/3#C->', 'E:2w->5/3#E->', 'V:p->5');
    expect(special(position, { dice: '1,1' })).toBe('%fs->e/EXC5(1,1)/(Ct_k+Cb_s)5->/++2');
  });

  test('not himself', () => {
    expect(special(fall('vagrant', 'C:2w->5', 'E:w->6', 'V:p->5'))).toBe('');
    expect(special(fall('vagrant', 'C:b_s->5', 'E:b->5', 'V:p->5'))).toBe('');
  });
});

describe('B.7.7.5, ROOT-287: Scoundrel', () => {
  test('three enemy pieces with a building or token go, an item fills a slot, a point', () => {
    expect(special(fall('scoundrel', 'C:w->5/b_s->5', 'E:w->5', 'V:p->5'))).toBe(
      '%fs->e/(Cw+Cb_s)5->/Ew5->/++/%fse->5/++',
    );
    expect(special(fall('scoundrel', 'C:2w->5', 'E:w->5', 'V:p->5'))).toBe('');
    expect(special(fall('scoundrel', 'C:w->5/b_s->5', 'E:', 'V:p->5'))).toBe('');
  });

  test('B.7.2.4: the item that he leaves counts no more for the Battle Track', () => {
    const position = fall('scoundrel', 'C:2w->5/b_s->5', 'E:', 'V:p->5/Z%f/Z%c/%fs->t');
    expect(special(position)).toBe('%fs->e/(2Cw+Cb_s)5->/++/%fse->5/%ft->s/++');
  });

  test('no slot, no item', () => {
    expect(special(fall('scoundrel', 'C:2w->1/t_k->1', 'E:', 'V:p->1/%f->1'))).toBe('%rs->e/(2Cw+Ct_k)1->/++/++');
  });

  test('B.7.7.5: where it lies nothing can be built', () => {
    const position = fall('scoundrel', 'C:', 'E:', 'V:p->1/%f->1').replace('Rowan', 'Mechanical Marquise 2.0');
    const built = steps(`${position}\nC:5w->1`, 'C', ['B.4.5.3'], { order: 'F#tax' });
    expect(built.text).toBe('');
  });
});

describe('B.7.7.6, ROOT-285: Arbiter', () => {
  const arbiter = (...lines: string[]) => fall('arbiter', ...lines);
  const battle = (position: string, fixed = {}) => {
    const { text, sections } = procedure(position, 'C', attack('C', 'E', 5), fixed);
    return { text, enlisted: sections.includes('B.7.7.6') };
  };

  test('a defending person may enlist him: a point, and the items on his track added to the most hits', () => {
    const position = arbiter('C:3w->5/3#C->', 'E:w->5/3#E->', 'V:p->5/Z%f/Z%s/%fs->t');
    expect(battle(position, { dice: '3,2', chosen: ['yes'] }).text).toBe('V++/XE5(3,2)/Ew5->/2w5->');
    expect(battle(position, { dice: '3,2', chosen: ['no'] }).text).toBe('XE5(3,2)/Ew5->/w5->');
  });

  test('not where he is not, nor where he battles', () => {
    expect(battle(arbiter('C:3w->5', 'E:w->5/3#E->', 'V:p->6'), { dice: '0,0' }).enlisted).toBe(false);
    const own = arbiter('C:3w->5', 'E:', 'V:p->5');
    expect(procedure(own, 'C', attack('C', 'V', 5), { dice: '0,0' }).sections).not.toContain('B.7.7.6');
  });

  describe('a bot enlists him', () => {
    const bots = (...lines: string[]) => arbiter(...lines).replace('Hazel', 'Electric Eyrie');
    const enlists = (...lines: string[]) => battle(bots(...lines), { dice: '3,2' }).text;

    test('B.7.7.6.I to B.7.7.6.III: if all three hold, for the items on his Battle Track', () => {
      const position = bots('C:4w->5', 'E:w->5/++', 'V:p->5/Z%f/Z%s/%fs->t');
      const { text, sections } = procedure(position, 'C', attack('C', 'E', 5), { dice: '3,2' });
      expect(text).toBe('V++/XE5(3,2)/Ew5->/2w5->');
      expect(sections.filter((law) => law.startsWith('B.7.'))).toEqual([
        'B.7.7.6.I',
        'B.7.7.6.II',
        'B.7.7.6.III',
        'B.7.7.6',
      ]);
    });

    test('B.7.7.6.I: its most hits are fewer than three', () => {
      expect(enlists('C:5w->5', 'E:2w->5/++', 'V:p->5')).toBe('V++/XE5(3,2)/2Ew5->/2w5->');
      expect(enlists('C:5w->5', 'E:3w->5/++', 'V:p->5')).toBe('XE5(3,2)/3Ew5->/2w5->');
    });

    test('B.7.7.6.II: they are fewer than the attacker’s pieces here', () => {
      expect(enlists('C:2w+b_s->5', 'E:2w->5/++', 'V:p->5')).toBe('V++/XE5(3,2)/2Ew5->/2w5->');
      expect(enlists('C:2w->5', 'E:2w->5/++', 'V:p->5')).toBe('XE5(3,2)/2Ew5->/2w5->');
    });

    test('B.7.7.6.III: it has more points than he', () => {
      expect(enlists('C:3w->5', 'E:2w->5/++2', 'V:p->5/++')).toBe('V++/XE5(3,2)/2Ew5->/2w5->');
      expect(enlists('C:3w->5', 'E:2w->5/++', 'V:p->5/++')).toBe('XE5(3,2)/2Ew5->/2w5->');
    });
  });
});
