import { describe, expect, test } from 'vitest';
import { locations } from '@woodlog/core/root';
import { logWith, setup, steps, turn } from '../../../test/root/position.ts';

const table = (name: string, rest: string): string => logWith('C: Rowan', `E: ${name}`, '')(rest);
const eyrie = (rest: string): string => table('Electric Eyrie', rest);

describe('B.5.3: setup', () => {
  test('B.5.3.2, B.5.3.3: roost and six warriors opposite the keep, two viziers in the bird column', () => {
    const played = setup(eyrie('C:t_k->1'), 'E', { picks: [3] });
    expect(played.text).toBe('b+6w->3/2B#vizier->$_B');
    expect(played.sections).toEqual(['B.5.3', 'B.5.3.1', 'B.5.3.4', 'B.5.3.2', 'B.5.3.3']);
  });

  test('B.5.3.1, B.5.3.4: of twenty warriors and seven roosts the others wait in supply and on the track', () => {
    const { table: laid } = setup(eyrie('C:t_k->1'), 'E', { picks: [3] });
    expect(locations(laid)['supply:E']).toMatchObject({ Ew: 14, Eb: 6 });
  });

  test('B.5.3.2: no other corner will do, but any is free where nobody starts in one', () => {
    expect(() => setup(eyrie('C:t_k->1'), 'E', { picks: [2] })).toThrow();
    expect(setup(eyrie('C:'), 'E', { picks: [2] }).text).toBe('b+6w->2/2B#vizier->$_B');
  });

  test('ROOT-110: Easy tucks one vizier', () => {
    expect(setup(table('Electric Eyrie (easy)', 'C:'), 'E', { picks: [2] }).text).toBe('b+6w->2/B#vizier->$_B');
  });

  test('ROOT-111, ROOT-112: Challenging and Nightmare tuck a bird ambush too', () => {
    const text = 'b+6w->2/2B#vizier->$_B/B#@->$_B';
    expect(setup(table('Electric Eyrie (challenging)', 'C:'), 'E', { picks: [2] }).text).toBe(text);
    expect(setup(table('Electric Eyrie (nightmare)', 'C:'), 'E', { picks: [2] }).text).toBe(text);
  });

  test('ROOT-111, ROOT-112, 1.5.4: they tuck none where both were dealt to the Marquise', () => {
    for (const difficulty of ['challenging', 'nightmare']) {
      const dealt = (hand: string) => table(`Electric Eyrie (${difficulty})`, `C:(${hand})C->C`);
      const tucked = (hand: string) => setup(dealt(hand), 'E', { picks: [2] }).text;
      expect(tucked('B#@+F#@+R#bank')).toBe('b+6w->2/2B#vizier->$_B/B#@->$_B');
      expect(tucked('2B#@+R#bank')).toBe('b+6w->2/2B#vizier->$_B');
    }
  });
});

describe('B.5.4: Birdsong', () => {
  test('B.5.4.1 to B.5.4.3: the order card is crafted, and goes into the column of its suit', () => {
    const played = steps(eyrie('C:\nE:b->3'), 'E', ['B.5.4.1', 'B.5.4.2', 'B.5.4.3', 'B.5.4.4'], { draw: 'F#anvil' });
    expect(played.text).toBe('F#anvil->$/Z%h/++/F#anvil$->$_F');
  });

  test('B.5.4.2: only an available item is crafted', () => {
    const taken = eyrie('C:Z%h\nE:b->3');
    expect(steps(taken, 'E', ['B.5.4.1', 'B.5.4.2'], { draw: 'F#anvil' }).text).toBe('F#anvil->$');
  });

  test('B.5.4.4: without a roost one comes with four warriors to the ordered clearing of highest priority', () => {
    const position = eyrie('C:t_k->1\nE:w->9');
    expect(steps(position, 'E', ['B.5.4.4'], { order: 'F#anvil' }).text).toBe('b+4w->6');
    expect(steps(position, 'E', ['B.5.4.4'], { order: 'M#sword' }).text).toBe('b+4w->2');
    expect(steps(position, 'E', ['B.5.4.4'], { order: 'B#armor' }).text).toBe('b+4w->2');
  });

  test('B.5.4.4: it goes where both can be placed: a full clearing will not do', () => {
    const position = eyrie('C:2b_s->2/b_w->7\nE:');
    expect(steps(position, 'E', ['B.5.4.4'], { order: 'M#sword' }).text).toBe('b+4w->7');
  });

  test('B.5.4.4, 1.5.4, D73: as many of the four warriors as are left', () => {
    const position = eyrie('C:\nE:17w->9');
    expect(steps(position, 'E', ['B.5.4.4'], { order: 'M#sword' }).text).toBe('b+3w->2');
  });

  test('B.5.7: a new roost that fits nowhere is turmoil, and Daylight is skipped', () => {
    const position = eyrie('C:b_s->1+6+12/2b_w->8\nE:2B#vizier->$_B/M#->$_M/w->6\n\nE:++5');
    const played = turn(position, 'E', { draw: 'F#anvil' });
    expect(played.text).toBe('F#anvil->$/Z%h/++/F#anvil$->$_F/--2/$_->');
    expect(played.sections).not.toContain('B.5.5');
    expect(played.sections).toContain('B.5.7.3');
  });
});
