import { describe, expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const table = (trait: string, rest: string): string => logWith('C: Rowan', `E: Electric Eyrie (${trait})`, '')(rest);

describe('ROOT-113: Nobility', () => {
  const full = 'E:b->1+2+3+4+5+6+7/2B#vizier->$_B/B#armor->$_B\n\nE:++5';

  test('turmoil scores for bird cards', () => {
    const played = turn(table('Nobility', full), 'E', { draw: 'F#tax' });
    expect(played.text).toMatch(/\/\+\+3\/\$_->\/\+\+6$/);
  });

  test('so is one that a new roost lacks: no column recruits at all', () => {
    const { text, sections } = turn(table('Nobility', 'E:18w->9/2B#vizier->$_B\n\nE:++5'), 'E', { draw: 'F#tax' });
    expect(text).toBe('F#tax->$/F#tax$->$_F/b+2w->1/++2/$_->');
    expect(sections).not.toContain('B.5.5.1.I');
  });

  test('a warrior that cannot be placed is turmoil at once, so no other column recruits', () => {
    const position = 'E:b->1/w->9/2B#vizier->$_B/M#codeb->$_M';
    const played = turn(table('Nobility', position), 'E', { draw: 'F#tax' });
    expect(played.text).toBe('F#tax->$/F#tax$->$_F/w->1/++2/$_->');
    const plain = turn(table('easy', position), 'E', { draw: 'F#tax' });
    expect(plain.text).toContain('w->1/2w->1/');
  });

  test('nor do fewer warriors than there are cards', () => {
    const position = 'E:b->1/19w->9/2B#vizier->$_B';
    expect(turn(table('Nobility', position), 'E', { draw: 'F#tax' }).text).toBe('F#tax->$/F#tax$->$_F/w->1/++2/$_->');
  });

  test('nor the four of a new roost, and there is no Daylight', () => {
    const played = turn(table('Nobility', 'E:17w->9'), 'E', { draw: 'F#tax' });
    expect(played.text).toBe('F#tax->$/F#tax$->$_F/b+3w->1/$_->');
    expect(played.sections).not.toContain('B.5.5');
  });

  test('nor the two that swoop', () => {
    const played = turn(table('Nobility, Swoop', 'E:b->1/18w->9'), 'E', { draw: 'F#tax' });
    expect(played.text).toBe('F#tax->$/F#tax$->$_F/w->1/b->9/w->2/$_->/++');
  });
});

describe('ROOT-114: Relentless', () => {
  test('defenseless buildings and tokens go where it has warriors, before it builds', () => {
    const position = table('Relentless', 'C:b_s+t+w->2/b_w+t->1/b_r->6\nE:w->1+2');
    const played = steps(position, 'E', ['ROOT-114', 'B.5.5.1.IV']);
    expect(played.text).toBe('(Ct+Cb_w)1->/++2/b->1');
  });

  const seated = (seat: string, rest: string): string => logWith(seat, 'E: Electric Eyrie (Relentless)', '')(rest);
  const pursued = (position: string): string => steps(position, 'E', ['ROOT-114']).text;

  test('1.5.4: all go at one time: a crackdown or a raid in one clearing comes after those of the others', () => {
    expect(pursued(seated('A: Automated Alliance', 'A:b_f->8/t->12\nE:w->8+12'))).toBe('Ab_f8->/At12->/++/++');
    expect(pursued(seated('P: Sorrel', 'P:t_r->1/t_e->5\nE:w->1+5'))).toBe('Pt_r1->/Pt_e5->/++/++/Pw->5/Pw->9/Pw->10');
  });

  test('4.3.5.II, ROOT-255: what would have a defense in battle stays, a garrison of trade posts', () => {
    const posts = 'O:t_f->1\nE:w->1';
    expect(pursued(seated('O: Riverfolk Robots', posts))).toBe('Ot_f1->/++');
    expect(pursued(seated('O: Riverfolk Robots (Garrison)', posts))).toBe('');
  });

  test('G.9, H.3.2, D81: of enemy hirelings too, if they have no warriors there', () => {
    const seats = 'Hirelings: h_K\nC: Rowan';
    expect(pursued(seated(seats, 'C:b_s->1/h_Kb->1\nE:2w->1'))).toBe('Cb_s1->/h_Kb1->/++/++');
    expect(pursued(seated(seats, 'C:b_s->1/(h_Kw+h_Kb)->1\nE:2w->1'))).toBe('Cb_s1->/++');
    expect(pursued(seated(seats, 'C:h_K->C$/h_Kb->1\nE:2w->1'))).toBe('h_Kb1->/++');
    expect(pursued(seated(seats, 'C:h_Kb->1\nE:h_K->E$/2w->1'))).toBe('');
  });
});

describe('ROOT-115: Swoop', () => {
  test('two warriors in the clearing of highest priority where it has no piece', () => {
    expect(steps(table('Swoop', 'C:t_k->2\nE:b->1'), 'E', ['ROOT-115']).text).toBe('2w->3');
  });
});

describe('ROOT-116: War Tax', () => {
  test('the owner of each removed building or token loses a point', () => {
    const position = table('War Tax', 'C:b_s+t->1\nE:w->1/F#->$_F\n\nC:++5');
    expect(steps(position, 'E', ['B.5.5.1.III'], { dice: '1,0', chosen: ['Ct'] }).text).toBe(
      'XC1(1,0)/(Ct+Cb_s)1->/++2/C--2',
    );
  });

  test('not below 0, nor for warriors', () => {
    const position = table('War Tax', 'C:w+b_s->1\nE:w->1/F#->$_F');
    expect(steps(position, 'E', ['B.5.5.1.III'], { dice: '1,0' }).text).toBe('XC1(1,0)/(Cw+Cb_s)1->/++');
  });
});

describe('difficulties', () => {
  test('ROOT-112: Nightmare scores one at the end of Evening', () => {
    const played = turn(table('nightmare', 'E:b->1+2'), 'E', { draw: 'F#tax' });
    expect(played.text).toBe('F#tax->$/F#tax$->$_F/w->1/$_->/++/++');
  });
});
