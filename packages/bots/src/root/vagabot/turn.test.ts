import { describe, expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

test('B.7.4 to B.7.6: a whole turn, as in docs/bots.md', () => {
  const position = logWith('C: Mechanical Marquise 2.0', 'V: Vagabot (thief)', '')(
    'C:t_k->1/2w->1/w->2+4+5+6+7+8+9+10+11+12/b_s->5/b_w->10/b_r->9',
    'V:p->10/R#errand->$/Z%c',
    '',
    'C:Z%t/++',
  );
  expect(turn(position, 'V', { draw: 'B#royal,M#guard', picks: ['b'], dice: '2,1' }).text).toBe(
    'B#royal->$/%fs->e/%b10->$/%fse->t/(%r+%s)s->e/R#errand$->/++/M#guard->$/%hs->e/%tC$->$/++/C++/%ts->e/XC10(2,1)/%rs->d/(Cw+Cb_w)10->/++/++/%ss+%hs+%ts+%ft->r/%rde->s/B#royal$->',
  );
});

describe('B.12: maps', () => {
  const table = (map: string, ...lines: string[]) =>
    [
      `Map: ${map}`,
      'Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12',
      'Deck: Standard',
      'C: Rowan',
      'V: Vagabot',
      '',
      ...lines,
    ].join('\n');

  test('B.12.1.1: he moves by Ferry as by path, once a turn, and scores a point', () => {
    const position = table('Lake', 'C:w->12', 'V:p->1');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0;0,0' }).text).toBe(
      '%fs->e/p+f->12/++/%rs->e/XC12(0,0)/(%s+%h)s->e/XC12(0,0)',
    );
  });

  test('B.12.2.1: closed paths are paths', () => {
    const position = table('Mountain', 'C:w->9', 'V:p->8');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0;0,0' }).text).toBe(
      '%fs->e/p->9/%rs->e/XC9(0,0)/(%s+%h)s->e/XC9(0,0)',
    );
  });

  test('B.12.2.2: the Pass is nearest of equally near clearings', () => {
    const position = table('Mountain', 'C:w->5/w->10', 'V:p->9');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0;0,0' }).text).toBe(
      '%fs->e/p->10/%rs->e/XC10(0,0)/(%s+%h)s->e/XC10(0,0)',
    );
  });
});

describe('B.11.8.2: snares', () => {
  const table = logWith('C: Rowan', 'P: Corvin', 'V: Vagabot');

  test('a snare costs an item and goes; he moves on', () => {
    const position = table('C:w->1/++', 'P:t->5/t5^t_s', 'V:p->5');
    expect(steps(position, 'V', ['B.7.5.4'], { dice: '0,0' }).text).toBe(
      '%fs->e/Pt_s5->/++/%rs->e/p->1/%ss->e/XC1(0,0)',
    );
  });

  test('it holds him when he would slip', () => {
    const position = table('C:', 'P:t->5/t5^t_s', 'V:p->5/(%f+%r)s->d');
    expect(turn(position, 'V', { draw: 'R#bank' }).text).toBe('R#bank->$/Pt_s5->/++/%fd->s/R#bank$->');
  });
});

test('B.7: two Vagabots aid, battle and damage each other', () => {
  const position = logWith('V: Vagabot (thief)', 'G: Vagabot (ranger)', '')('V:p->5', 'G:p->1/++3');
  expect(steps(position, 'V', ['B.7.5.4'], { dice: '1,1;0,0' }).text).toBe(
    '%fs->e/p->1/%rs->e/XG1(1,1)/%fG$sr->d/%fs->d/(%s+%h)s->e/XG1(0,0)',
  );
});
