import { describe, expect, test } from 'vitest';
import { locations, type Clearing } from '@woodlog/core/root';
import { playerOf } from '@woodlog/core/root-law';
import { during, logWith, steps, turn } from '../../../test/root/position.ts';
import { ELECTRIC_EYRIE } from './bot.ts';

const table = (rest: string, name = 'Electric Eyrie'): string =>
  logWith('C: Rowan', `E: ${name}`, 'L: Clover', '')(rest);

const build = (rest: string): string => steps(table(rest), 'E', ['B.5.5.1.IV']).text;

describe('B.5.5.1.IV: Build', () => {
  test('a roost in the clearing of highest priority that it rules without one', () => {
    expect(build('E:b->2/w->2+5+7')).toBe('b->5');
  });

  test('B.5.2.1: it rules ties, but no clearing without its pieces', () => {
    expect(build('C:w->5\nE:w->5')).toBe('b->5');
    expect(build('C:2w->5\nE:w->5')).toBe('');
    expect(build('E:')).toBe('');
  });

  test('10.2.4: a garden rules against a tie', () => {
    expect(build('L:b_r->5\nE:w->5')).toBe('');
  });

  test('B.2.3: only where there is an open slot', () => {
    expect(build('C:b_s->1\nE:w->1+2')).toBe('b->2');
  });
});

describe('B.5.6: Evening', () => {
  test('the points of the rightmost empty space', () => {
    expect(steps(table('E:b->1'), 'E', ['B.5.6']).text).toBe('');
    expect(steps(table('E:b->1+2'), 'E', ['B.5.6']).text).toBe('++');
    expect(steps(table('E:b->1+2+3+4+5+6+7'), 'E', ['B.5.6']).text).toBe('++6');
    expect(steps(table('E:'), 'E', ['B.5.6']).text).toBe('');
  });
});

describe('B.5.7: Turmoil', () => {
  const full = 'E:b->1+2+3+4+5+6+7/2B#vizier->$_B/B#armor->$_B/R#bank->$_R\n\nE:++9';

  test('B.5.7.1 to B.5.7.3: without a roost left: points for birds, all but viziers discarded, then Evening', () => {
    const played = turn(table(full), 'E', { draw: 'F#anvil' });
    expect(played.text).toBe('F#anvil->$/Z%h/++/F#anvil$->$_F/w->6/w->5/3w->7/--3/$_->/++6');
    expect(played.sections).toContain('B.5.7.1');
    expect(played.table.scores[1]).toBe(13);
  });

  test('B.5.7, B.5.7.1, B.5.7.2: none without a cause', () => {
    const calm = 'E:b->1/w->1+3/2B#vizier->$_B/R#bank->$_R\n\nE:++9';
    const { text, sections } = turn(table(calm), 'E', { draw: 'F#tax' });
    expect(text).toBe('F#tax->$/F#tax$->$_F/w->1/2w->1/3w1->10/2w10->12/b->3/++');
    expect(sections).not.toContain('B.5.7.1');
    expect(sections).not.toContain('B.5.7.2');
  });

  test('B.5.7.1: no more than it has', () => {
    const played = turn(table(full.replace('++9', '++')), 'E', { draw: 'F#tax' });
    expect(played.text).toContain('/--/$_->/');
  });

  test('B.5.7.2: the viziers stay in the bird column', () => {
    const { table: after } = turn(table(full), 'E', { draw: 'F#anvil' });
    const { E$_B, E$_F, E$_R, E$_M, L$_l } = locations(after);
    expect({ E$_B, E$_F, E$_R, E$_M }).toEqual({ E$_B: { 'B#vizier': 2 } });
    expect(L$_l).toEqual(['B#armor', 'F#anvil', 'R#bank']);
  });
});

describe('Chmd.10.5.II: gentrified', () => {
  const gentrify = (rest: string, clearing: Clearing): string =>
    during(table(rest), 'C', (turn, players) => ELECTRIC_EYRIE.gentrified!(turn, playerOf(players, 'E')!, clearing))
      .text;

  test('a roost where two warriors stand, without rule', () => {
    expect(gentrify('C:5w->5\nE:2w->5', 5)).toBe('Eb->5');
    expect(gentrify('C:5w->5\nE:w->5', 5)).toBe('');
  });

  test('D42: not the last one, nor a second one, nor without a slot', () => {
    expect(gentrify('E:b->1+2+3+4+6+7/2w->5', 5)).toBe('');
    expect(gentrify('E:b->1+2+3+4+6/2w->5', 5)).toBe('Eb->5');
    expect(gentrify('E:b+2w->5', 5)).toBe('');
    expect(gentrify('C:b_s->1\nE:2w->1', 1)).toBe('');
  });
});
