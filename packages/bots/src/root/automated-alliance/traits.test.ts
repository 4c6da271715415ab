import { describe, expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const table = (trait: string, rest: string): string =>
  logWith('C: Rowan', `A: Automated Alliance (${trait})`, '')(rest);

test('ROOT-137: Wildfire spreads sympathy once more before the order goes, for no points', () => {
  const played = steps(table('Wildfire', 'A:t->4+8'), 'A', ['B.6.4.1', 'ROOT-137', 'B.6.6.3'], { draw: 'F#tax' });
  expect(played.text).toBe('F#tax->$/t->12/F#tax$->');
  const full = table('Wildfire', 'A:t->1+2+3+4+5+6+7+8+9+10');
  expect(steps(full, 'A', ['ROOT-137'], { order: 'F#tax' }).text).toBe('');
});

describe('ROOT-280: Steadfast', () => {
  test('Martial Law is ignored', () => {
    const rest = 'C:3w->12/4w->8\nA:t->4';
    const steadfast = steps(table('Steadfast', rest), 'A', ['B.6.5.1'], { order: 'F#tax' });
    expect(steadfast.text).toBe('t->12/++');
    expect(steadfast.sections).toContain('ROOT-280');
    expect(steps(table('easy', rest), 'A', ['B.6.5.1'], { order: 'F#tax' }).text).toBe('t->12');
  });

  test('no Public Pity where a bird order brings a revolt', () => {
    const rest = 'C:w->8\nA:t->8';
    expect(turn(table('Steadfast', rest), 'A', { draw: 'B#armor' }).text).toBe(
      'B#armor->$/t->4/++/Cw8->/b_f->8/w->8/B#armor$->',
    );
    expect(turn(table('easy', rest), 'A', { draw: 'B#armor' }).text).toMatch(
      /^B#armor->\$\/t->4\/\+\+\/t->7\/\+\+\/t->/,
    );
  });

  test('nor where it brings one to the clearing that sympathy spreads to first', () => {
    expect(turn(table('Steadfast', 'A:'), 'A', { draw: 'B#armor' }).text).toBe(
      'B#armor->$/t->1/b_f->1/w->1/B#armor$->',
    );
  });

  test('Public Pity where no revolt is ahead, and then none even where sympathy has come to allow it', () => {
    const rest = 'C:w->5+10\nA:t->1/b_f->8/b_m->7';
    expect(turn(table('Steadfast', rest), 'A', { draw: 'B#armor' }).text).toBe(
      'B#armor->$/t->9/++/t->4/++/t->8/++/w->7/w->8/B#armor$->',
    );
    expect(turn(table('easy', rest), 'A', { draw: 'B#armor' }).text).toBe(
      'B#armor->$/t->9/++/t->4/++/t->8/++/b_r->4/w->4/w->7/w->8/B#armor$->',
    );
  });

  test('Public Pity where a snare will stop the sympathy that would bring it (B.11.8.2)', () => {
    const snared = logWith(
      'C: Rowan',
      'A: Automated Alliance (Steadfast)',
      'P: Wren',
      '',
    )('C:w->5+10', 'A:t->1/b_f->8', 'P:t_s->9');
    expect(turn(snared, 'A', { draw: 'B#armor' }).text).toBe('B#armor->$/Pt_s9->/++/t->9/++/t->4/++/w->8/B#armor$->');
  });

  test('with another order there is Public Pity', () => {
    const played = steps(table('Steadfast', 'A:t->4'), 'A', ['B.6.4.3', 'B.6.4.4'], { order: 'M#sword' });
    expect(played.text).toBe('t->9/++/t->1/++');
  });
});
