import { describe, expect, test } from 'vitest';
import { locations } from '@woodlog/core/root';
import { logWith, setup, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Automated Alliance'): string =>
  logWith('C: Rowan', 'E: Clover', `A: ${name}`, '')(rest);

const spread = (rest: string, order = 'F#anvil'): string => steps(table(rest), 'A', ['B.6.5.1'], { order }).text;

test('B.6.3, B.6.3.1, B.6.3.2, B.6.3.3: nothing is placed on the map: ten warriors, three bases, ten sympathy (B.6.2.1)', () => {
  const played = setup(table('C:t_k->1'), 'A');
  expect(locations(played.table)['supply:A']).toEqual({ Aw: 10, Ab_f: 1, Ab_r: 1, Ab_m: 1, At: 10 });
  expect(played.text).toBe('');
  expect(played.sections).toEqual(['B.6.3', 'B.6.2.1', 'B.6.3.1', 'B.6.3.2', 'B.6.3.3']);
});

describe('B.6.4: Birdsong', () => {
  test('B.6.4.1, B.6.4.2, B.6.6.3: the order card is crafted, and discarded in the Evening', () => {
    const played = steps(table('A:'), 'A', ['B.6.4.1', 'B.6.4.2', 'B.6.6.3'], { draw: 'F#anvil' });
    expect(played.text).toBe('F#anvil->$/Z%h/++/F#anvil$->');
  });
});

describe('B.6.5.1: Spread Sympathy', () => {
  test('B.6.2.1.II: to an ordered clearing beside sympathy, with the fewest enemy warriors', () => {
    expect(spread('C:2w->8/w->12\nA:t->4')).toBe('t->12/++');
    expect(spread('C:w->8/2w->12\nA:t->4')).toBe('t->8/++');
  });

  test('buildings and tokens do not count there, and the last tie is highest priority', () => {
    expect(spread('C:2b_s->8\nA:t->4')).toBe('t->8/++');
  });

  test('birds match every clearing', () => {
    expect(spread('C:w->8+9\nA:t->4', 'B#armor')).toBe('t->12/++');
  });

  test('B.6.2.1.I: one sympathy token a clearing', () => {
    expect(spread('A:t->4+8')).toBe('t->12/++');
  });

  test('B.2.5, B.6.5.1.I: with no such clearing the one with the fewest enemy pieces, of any suit', () => {
    const first = steps(table('C:w+t->1/2w->2+3+4+5+6+7+8+10+11+12/b_s->9\nA:'), 'A', ['B.6.5.1'], {
      order: 'F#anvil',
    });
    expect(first.text).toBe('t->9');
    expect(first.sections).toContain('B.6.5.1.I');
    expect(spread('C:w->1+2+3\nA:t->8')).toBe('t->4/++');
  });

  test('B.6.5.1: the points that its space shows, ten tokens long', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const scored = all.map((nth) => {
      const before = all.slice(0, nth - 1);
      return spread(before.length > 0 ? `A:t->${before.join('+')}` : 'A:', 'B#armor');
    });
    expect(scored.map((text) => text.split('/')[1] ?? '')).toEqual([
      '',
      '++',
      '++',
      '++',
      '++',
      '++2',
      '++2',
      '++3',
      '++3',
      '++4',
    ]);
  });

  test('B.6.2.5: Martial Law, one point less where one enemy has three warriors, not below 0', () => {
    expect(spread('C:3w->12\nE:b+6w->8\nA:t->4')).toBe('t->12');
    expect(spread('C:2w->12\nE:2w->12/b+6w->8\nA:t->4')).toBe('t->12/++');
    expect(spread('C:3w->12/4w->8\nA:t->1+2+3+4+5')).toBe('t->6/++2');
    expect(spread('C:3w->12/4w->8+6\nA:t->1+2+3+4+5')).toBe('t->12/++');
    expect(spread('C:3w->1+2+3+4+5+6+7\nA:')).toBe('t->8');
  });

  test('B.6.5.1.II: without a token left five points', () => {
    expect(spread('A:t->1+2+3+4+5+6+7+8+9+10')).toBe('++5');
    expect(steps(table('A:t->1+2+3+4+5+6+7+8+9+10'), 'A', ['B.6.5.1'], { order: 'M#sword' }).sections).toContain(
      'B.6.5.1.II',
    );
  });

  test('6.2.2: not at the keep', () => {
    expect(spread('C:t_k->12/w->8\nA:t->4')).toBe('t->8/++');
  });

  test('B.11.8.2: a snare is a target, goes, and nothing is placed or scored for it', () => {
    const position = logWith('A: Automated Alliance', 'P: Thistle', '')('P:t->12', 'P:t12^t_s', 'A:t->4/t->8');
    expect(steps(position, 'A', ['B.6.5.1'], { order: 'F#anvil' }).text).toBe('Pt_s12->/++');
  });
});

describe('B.6.4.4: Public Pity', () => {
  const pity = (rest: string, order = 'F#anvil'): string =>
    steps(table(rest), 'A', ['B.6.4.3', 'B.6.4.4'], { order }).text;

  test('with up to four tokens on the map sympathy spreads twice', () => {
    expect(pity('A:')).toBe('t->1/t->2/++');
    expect(pity('A:t->2+3+4+5/b_f->6')).toBe('t->1/++/t->6/++2');
  });

  test('with five or more once', () => {
    expect(pity('A:t->2+3+4+5+7/b_f->6')).toBe('t->1/++2');
  });

  test('not after a revolt in Birdsong', () => {
    expect(pity('A:t->8')).toBe('b_f->8');
  });
});
