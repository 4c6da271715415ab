import { describe, expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Logical Lizards'): string =>
  logWith('C: Rowan', 'E: Clover', `L: ${name}`, '')(rest);

const rituals = (rest: string, name?: string) => steps(table(rest, name), 'L', ['B.8.5']).text;

describe('B.8.5: rituals', () => {
  test('the top four of the Lost Souls, one at a time', () => {
    expect(rituals('L:F#tax->$_l/M#scout->$_l/R#bank->$_l/M#sword->$_l/F#anvil->$_l')).toBe(
      'F#anvil$_l->$/w->1/b_f->1/M#sword$_l->$/w->2/b_m->2/R#bank$_l->$/w->3/b_r->3/M#scout$_l->$/w->2/b_m->2',
    );
  });

  test('of equal cards the one on top', () => {
    expect(rituals('L:M#codeb->$_l/F#stand->$_l/M#codeb->$_l')).toBe(
      'M#codeb$_l->$/w->2/b_m->2/F#stand$_l->$/w->1/b_f->1/M#codeb$_l->$/w->2/b_m->2',
    );
  });

  test.each([
    ['easy', 3],
    ['challenging', 5],
    ['nightmare', 5],
  ])('ROOT-243 to ROOT-245: %s reveals %i', (name, count) => {
    const text = rituals('L:6#->$_l', `Logical Lizards (${name})`);
    expect(text.split('/')).toHaveLength(count);
  });
});

describe('B.8.5.1: Rabbit, Fox, or Mouse Card', () => {
  test('B.8.5.1.I: in a clearing with a free slot, then with most enemy buildings', () => {
    expect(rituals('C:b_s->1\nL:F#tax->$_l')).toBe('F#tax$_l->$/w->6/b_f->6');
    expect(rituals('C:b_s->1\nE:b->8\nL:F#tax->$_l')).toBe('F#tax$_l->$/w->8');
  });

  test('a garden where it rules then, and only of a suit that is left', () => {
    expect(rituals('C:2w->1+6+8+12\nL:F#tax->$_l')).toBe('F#tax$_l->$/w->1');
    expect(rituals('L:b_f->1+8+8+12+12/F#tax->$_l')).toBe('F#tax$_l->$/w->6');
  });

  test('not at the keep (B.2.3)', () => {
    expect(rituals('C:t_k->1/b_s->1\nL:F#tax->$_l')).toBe('F#tax$_l->$/w->6/b_f->6');
  });

  test('without warriors in the supply a garden where it rules', () => {
    expect(rituals('L:25w->1/F#tax->$_l')).toBe('F#tax$_l->$/b_f->1');
  });
});

describe('B.8.5.2: Bird Card', () => {
  test('a warrior from where most are becomes an acolyte, and the card is discarded for good', () => {
    expect(rituals('L:w->1/2w->5/2w->2/B#royal->$_l')).toBe('B#royal$_l->$/w2->$/B#royal$->*');
  });

  test('without warriors the card goes all the same', () => {
    expect(rituals('L:B#royal->$_l')).toBe('B#royal$_l->$/B#royal$->*');
  });

  test('ROOT-249: Martyrs bring an acolyte from the supply as well', () => {
    const name = 'Logical Lizards (Martyrs)';
    expect(rituals('L:w->1/B#royal->$_l', name)).toBe('B#royal$_l->$/w1->$/w->$/B#royal$->*');
    expect(rituals('L:B#royal->$_l', name)).toBe('B#royal$_l->$/w->$/B#royal$->*');
  });
});
