import { describe, expect, test } from 'vitest';
import { playerOf } from '@woodlog/core/root-law';
import { during, logWith, steps, turn } from '../../../test/root/position.ts';
import { AUTOMATED_ALLIANCE } from './bot.ts';

const table = (rest: string, name = 'Automated Alliance'): string =>
  logWith('C: Rowan', 'E: Clover', `A: ${name}`, '')(rest);

const revolt = (rest: string, order = 'F#anvil', section = 'B.6.4.3'): string =>
  steps(table(rest), 'A', [section], { order }).text;

describe('B.6.4.3: Revolt', () => {
  test('all enemies leave the ordered sympathetic clearing with most of them, points for buildings and tokens', () => {
    const rest = 'C:w+b_s+t->8/w->12\nE:w->8\nA:t->8+12';
    expect(revolt(rest)).toBe('(Cw+Cb_s+Ct)8->/Ew8->/++2/b_f->8');
  });

  test('of as many the one of highest priority', () => {
    expect(revolt('C:w->8+12\nA:t->8+12')).toBe('Cw8->/b_f->8');
  });

  test('D59: without enemies too, and where a slot opens by it, but not in a full clearing', () => {
    expect(revolt('A:t->8')).toBe('b_f->8');
    expect(revolt('C:2b_s->8\nA:t->8')).toBe('2Cb_s8->/++2/b_f->8');
    expect(revolt('C:w->1\nA:t->1+8/b_m->1')).toBe('b_f->8');
  });

  test('not on scorched earth, where no base can be placed (V.6.2, B.2.3)', () => {
    const scorched = table('A:t->8+12\nV:#scoundrel->$/p->1/%fs->8').replace('E: Clover', 'V: Wren');
    expect(steps(scorched, 'A', ['B.6.4.3'], { order: 'F#anvil' }).text).toBe('b_f->12');
  });

  test('only with the matching base on the board, and not with a bird order', () => {
    expect(revolt('C:w->8\nA:t->8/b_f->12')).toBe('');
    expect(revolt('C:w->8\nA:t->8', 'M#sword')).toBe('');
    expect(revolt('C:w->8\nA:t->8', 'B#armor')).toBe('');
  });
});

describe('B.6.5.2: Surprise Revolt', () => {
  test('with a bird order in any sympathetic clearing that matches a base on the board', () => {
    const rest = 'C:3w->8/2w->5/w->2\nA:t->8+5+2/b_f->12';
    expect(revolt(rest, 'B#armor', 'B.6.5.2')).toBe('2Cw5->/b_r->5');
    expect(revolt(rest, 'R#bank', 'B.6.5.2')).toBe('');
  });

  test('if multiple, in the clearing of highest priority', () => {
    expect(revolt('C:w->5+2\nA:t->5+2', 'B#armor', 'B.6.5.2')).toBe('Cw2->/b_m->2');
  });
});

describe('B.6.6: Evening', () => {
  const organize = (name: string): string =>
    steps(table('A:b_f->8/b_r->5/b_m->2/t->4/4w->8/3w->5/2w->2', name), 'A', ['B.6.6.1'], { order: 'F#anvil' }).text;

  test('B.6.6.1: three warriors at a base leave, and sympathy spreads', () => {
    expect(organize('Automated Alliance')).toBe('3w5->/t->8/++/4w8->/t->12/++');
  });

  test('ROOT-131 to ROOT-133: four on Easy, two on Challenging and Nightmare', () => {
    expect(organize('Automated Alliance (easy)')).toBe('4w8->/t->8/++');
    expect(organize('Automated Alliance (challenging)')).toBe('2w2->/t->8/++/3w5->/t->12/++/4w8->/t->1/++');
    expect(organize('Automated Alliance (nightmare)')).toBe('2w2->/t->8/++/3w5->/t->12/++/4w8->/t->1/++');
  });

  test('B.6.6.1: warriors without a base stay', () => {
    expect(steps(table('A:4w->8'), 'A', ['B.6.6.1'], { order: 'F#anvil' }).text).toBe('');
  });

  test('B.6.6.2: a warrior at each base, those of higher priority first', () => {
    expect(steps(table('A:b_f->8/b_r->5/b_m->2'), 'A', ['B.6.6.2']).text).toBe('w->2/w->5/w->8');
    expect(steps(table('A:b_f->8/b_r->5/b_m->2/9w->3'), 'A', ['B.6.6.2']).text).toBe('w->2');
  });

  test('ROOT-133: Nightmare scores one at the end of Evening', () => {
    const position = table('A:b_f->8/t->8', 'Automated Alliance (nightmare)');
    expect(turn(position, 'A', { draw: 'F#tax' }).text).toBe('F#tax->$/t->1/++/t->2/++/t->6/++/w->8/F#tax$->/++');
  });
});

describe('Chmd.10.5.III: gentrified', () => {
  const gentrify = (rest: string, name?: string): string =>
    during(table(rest, name), 'C', (turn, players) => AUTOMATED_ALLIANCE.gentrified!(turn, playerOf(players, 'A')!, 8))
      .text;

  test('the matching base where two warriors defend it, for no points', () => {
    expect(gentrify('A:2w->8')).toBe('Ab_f->8');
  });

  test('D41, D42: else sympathy for its points, unless it is there', () => {
    expect(gentrify('A:w->8/t->1')).toBe('At->8/A++');
    expect(gentrify('A:2w->8/b_f->12/t->1')).toBe('At->8/A++');
    expect(gentrify('C:2b_s->8\nA:2w->8/t->1')).toBe('At->8/A++');
    expect(gentrify('C:3w->8\nA:2w->8/b_f->12/t->1')).toBe('At->8');
    expect(gentrify('C:3w->8\nA:2w->8/b_f->12/t->1', 'Automated Alliance (Steadfast)')).toBe('At->8/A++');
    expect(gentrify('A:w->8/t->8')).toBe('');
  });
});
