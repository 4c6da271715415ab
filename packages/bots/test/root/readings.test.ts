import { assert } from '@woodlog/core/kernel';
import { playerOf, removeAllEnemies } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import { logWith, procedure, steps } from './position.ts';

// Readings of the law that docs/decisions.md states, where no test of a bot names them.

test('D71, B.2.8.1, Chmd.9.1: a bot that removes several ego with icons at one time scores one point in all', () => {
  const position = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'N: Chameleandroid (Patron)')(
    'C:3w->1',
    'E:',
    'N:w->1/(t_d+t+2t_d+t+t_d+2t)->$_e',
    'N:(t+2t_d)$_e->1',
  );
  const { text } = procedure(position, 'C', (ctx) => {
    const marquise = playerOf(ctx, 'C');
    assert(marquise !== undefined, 'the Marquise sits at this table');
    return removeAllEnemies(ctx, marquise, 1);
  });
  expect(text).toBe('2Nt_d1->N$_e/++');
});

test('D74, ROOT-118, ROOT-278: Overwhelming does not count the two warriors that Challenging adds', () => {
  const position = logWith('C: Mechanical Marquise 2.0 (challenging; Overwhelming)', 'E: Rowan')('C:23w->2', 'E:');
  expect(steps(position, 'C', ['B.4.5.2', 'ROOT-118', 'ROOT-278'], { order: 'M#tax' }).text).toBe('2w->2/++');
});

test('D77, B.11.8.2: where a snare stops the warrior of a conversion, the other’s goes all the same, and the snare', () => {
  const position = logWith('C: Mechanical Marquise 2.0', 'P: Ann', 'L: Logical Lizards')(
    'C:2w->1',
    'P:t_s->1',
    'L:2w->$/$_c->5',
  );
  expect(steps(position, 'L', ['B.8.4.2'], { order: 'F#' }).text).toMatch(/^\$_c->1\/Cw1->\/Pt_s1->\/\+\+\/w\$->/);
});

test('D80, V.6.2: a bomb on scorched earth is exchanged for another plot', () => {
  const position = logWith('P: Cogwheel Corvids', 'C: Ann', 'V: Wren')(
    'P:t->9',
    'C:w->9',
    'V:#scoundrel->$/p->1/%fs->9',
  );
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b', 't_r'] });
  expect(text).toBe('t9^t_b/++/Cw9->/t_b9->/t_r->9');
});
