import { describe, expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Electric Eyrie'): string =>
  logWith('C: Rowan', `E: ${name}`, 'D: Sorrel', '')(rest);

const run = (rest: string, section: string, dice?: string): string =>
  steps(table(rest), 'E', [section], dice === undefined ? {} : { dice }).text;

describe('B.5.5.1.I: Recruit', () => {
  test('a warrior for each card of a column, at a roost that matches', () => {
    expect(run('E:b->6+2/2F#->$_F', 'B.5.5.1.I')).toBe('2w->6');
    expect(run('E:b->6/2M#->$_M', 'B.5.5.1.I')).toBe('');
  });

  test('B.5.5.1: columns from left to right: fox, mouse, rabbit, bird', () => {
    expect(run('E:b->1+2+3/2B#vizier->$_B/R#->$_R/M#->$_M/F#->$_F', 'B.5.5.1.I')).toBe('w->1/w->2/w->3/2w->3');
  });

  test('B.5.5.1.I.a: the most enemy pieces, hers and others', () => {
    expect(run('C:w->1\nE:b->1+6+8/F#->$_F', 'B.5.5.1.I')).toBe('w->1');
    expect(run('C:w->6\nD:2w->8\nE:b->1+6+8/F#->$_F', 'B.5.5.1.I')).toBe('w->8');
  });

  test('B.5.5.1.I.b: then the fewest Eyrie warriors', () => {
    expect(run('E:b->1+6+8/w->6+8/F#->$_F', 'B.5.5.1.I')).toBe('w->1');
  });

  test('B.5.5.1.I.c: then the lowest priority', () => {
    expect(run('E:b->1+6+8/F#->$_F', 'B.5.5.1.I')).toBe('w->8');
  });

  test('1.5.4: no more than there are', () => {
    expect(run('E:b->1/19w->9/2F#->$_F', 'B.5.5.1.I')).toBe('w->1');
  });
});

describe('B.5.5.1.II: Move', () => {
  test('all but as many as the column has cards leave the clearing with the most warriors', () => {
    expect(run('E:3w->1/4w->8/2F#->$_F', 'B.5.5.1.II')).toBe('2w8->7');
  });

  test('exactly enough stay to rule, where that is more', () => {
    expect(run('C:2w->8\nE:5w->8/F#->$_F', 'B.5.5.1.II')).toBe('3w8->7');
  });

  test('B.5.2.1: a roost counts for rule, and a tie rules; buildings of several enemies do not add up', () => {
    expect(run('C:2w->8\nD:2w->8\nE:b+5w->8/F#->$_F', 'B.5.5.1.II')).toBe('4w8->7');
  });

  test('B.2.3: a clearing that none can leave, or that another rules, is no target', () => {
    expect(run('E:2w->1/3w->8/3F#->$_F', 'B.5.5.1.II')).toBe('');
    expect(run('C:4w->8\nE:2w->1/3w->8/F#->$_F', 'B.5.5.1.II')).toBe('w1->10');
  });

  test('B.2.1: of clearings with as many warriors the one of highest priority', () => {
    expect(run('E:2w->1+8/F#->$_F', 'B.5.5.1.II')).toBe('w1->10');
  });

  test('a clearing without a roost comes first, whoever is there', () => {
    expect(run('C:3w->5\nE:b->9+10/2w->1/F#->$_F', 'B.5.5.1.II')).toBe('w1->5');
  });

  test('B.5.5.1.II.a: then the fewest enemy pieces, where all have a roost too', () => {
    expect(run('C:w->10\nE:2w->1/F#->$_F', 'B.5.5.1.II')).toBe('w1->9');
    expect(run('C:w->10\nE:b->5+9+10/2w->1/F#->$_F', 'B.5.5.1.II')).toBe('w1->9');
  });

  test('B.5.5.1.II.b: then the lowest priority', () => {
    expect(run('E:2w->1/F#->$_F', 'B.5.5.1.II')).toBe('w1->10');
  });

  test('B.5.5.1.II: columns from left to right, each from where it matches', () => {
    expect(run('E:3w->1+2+3/F#->$_F/M#->$_M/R#->$_R', 'B.5.5.1.II')).toBe('2w1->10/2w2->10/3w10->12');
  });

  test('birds move from any clearing', () => {
    expect(run('E:2w->4/3w->7/B#->$_B', 'B.5.5.1.II')).toBe('2w7->12');
  });
});

describe('B.5.5.1.III: Battle', () => {
  test('one battle for a column, with an extra hit from the one with more cards than each other', () => {
    expect(run('C:4w->1\nE:w->1/F#->$_F', 'B.5.5.1.III', '1,0')).toBe('XC1(1,0)/2Cw1->');
    expect(run('C:4w->1\nE:w->1/F#->$_F/2M#->$_M', 'B.5.5.1.III', '1,0')).toBe('XC1(1,0)/Cw1->');
    expect(run('C:4w->1\nE:w->1/F#->$_F/R#->$_R', 'B.5.5.1.III', '1,0')).toBe('XC1(1,0)/Cw1->');
  });

  test('B.5.5.1: columns from left to right, each where it matches', () => {
    const position = 'C:2w->1+2+3\nE:2w->1+2+3/F#->$_F/M#->$_M/R#->$_R/B#->$_B';
    expect(run(position, 'B.5.5.1.III', '1,0;1,0;1,0;1,0')).toBe(
      'XC1(1,0)/Cw1->/XC2(1,0)/Cw2->/XC3(1,0)/Cw3->/XC3(1,0)/Cw3->',
    );
  });

  test('B.5.5.1.III.a: first where it has no roost', () => {
    expect(run('C:w->6+8\nE:w->6/w+b->8/F#->$_F', 'B.5.5.1.III', '0,0')).toBe('XC6(0,0)/Cw6->');
  });

  test('B.5.5.1.III.b: then where most buildings are defenseless', () => {
    const position = 'C:b_s->1\nD:w+b_c->8\nE:w->1+8/F#->$_F/M#->$_M';
    expect(run(position, 'B.5.5.1.III', '0,0')).toBe('XC1(0,0)/Cb_s1->/++');
  });

  test('B.5.5.1.III.c: then the lowest priority', () => {
    expect(run('C:w->1+8\nE:w->1+8/F#->$_F', 'B.5.5.1.III', '0,0')).toBe('XC8(0,0)/Cw8->');
  });

  test('the defender has the most buildings there', () => {
    const position = 'C:3w->8\nD:b_c+w->8\nE:w->8/F#->$_F/M#->$_M';
    expect(run(position, 'B.5.5.1.III', '1,0')).toBe('XD8(1,0)/Dw8->');
  });

  test('B.5.5.1.III.d: then the most pieces, also with no buildings', () => {
    expect(run('C:w->8\nD:2w->8\nE:w->8/F#->$_F/M#->$_M', 'B.5.5.1.III', '1,0')).toBe('XD8(1,0)/Dw8->');
  });

  test('B.5.5.1.III.e: then the most points, then setup order (B.2.2)', () => {
    const position = 'C:w->8\nD:w->8\nE:w->8/F#->$_F/M#->$_M';
    expect(run(position, 'B.5.5.1.III', '1,0')).toBe('XC8(1,0)/Cw8->');
    expect(run(`${position}\n\nD:++`, 'B.5.5.1.III', '1,0')).toBe('XD8(1,0)/Dw8->');
  });

  test('B.2.8.2: nobody plays an ambush against it', () => {
    const played = steps(table('C:F#@->C/2w->8\nE:w->8/F#->$_F'), 'E', ['B.5.5.1.III'], { dice: '1,0' });
    expect(played.text).toBe('XC8(1,0)/2Cw8->');
  });
});

describe('ROOT-279: Focused', () => {
  test('a column tied for most cards deals the extra hit too', () => {
    const position = table('C:4w->1\nE:w->1/F#->$_F/M#->$_M', 'Electric Eyrie (Focused)');
    const played = steps(position, 'E', ['B.5.5.1.III'], { dice: '1,0' });
    expect(played.text).toBe('XC1(1,0)/2Cw1->');
    expect(played.sections).toContain('ROOT-279');
  });

  test('one with fewer does not', () => {
    const position = table('C:4w->1\nE:w->1/F#->$_F/2M#->$_M', 'Electric Eyrie (Focused)');
    const played = steps(position, 'E', ['B.5.5.1.III'], { dice: '1,0' });
    expect(played.text).toBe('XC1(1,0)/Cw1->');
  });
});
