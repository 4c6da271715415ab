import { expect, test } from 'vitest';
import { type RootTurn, type Seat, type Woodland, seatOf } from '@woodlog/core/root-law';
import { during, steps } from '../../../test/root/position.ts';
import { gentrified as corvids } from '../cogwheel-corvids/gentrified.ts';
import { gentrified as robots } from '../riverfolk-robots/gentrified.ts';

const table = (player: string, ...lines: string[]) =>
  ['Map: Fall', 'Deck: Standard', player, 'A: Bramble', 'N: Chameleandroid', '', ...lines].join('\n');

const gentrify = (player: string, line: string, n = 'N:w->2/++') =>
  steps(table(player, line, 'A:++3', n), 'N', ['Chmd.5.3']);

test.each([
  ['V: the Lizards place the matching garden with four', 'L: Logical Lizards', 'L:2w->2', '2Lw->2/Lb_m->2/t->2'],
  ['V: and not with three', 'L: Logical Lizards', 'L:w->2', '2Lw->2/t->$_i'],
  ['VII: the Duchy builds with four', 'D: Drillbit Duchy', 'D:2w->2', '2Dw->2/Db_c->2/t->2'],
  ['VII: by the supply after the two', 'D: Drillbit Duchy', 'D:2w->2/8w->0', '2Dw->2/Db_m->2/t->2'],
  ['VII: and not with three', 'D: Drillbit Duchy', 'D:w->2', '2Dw->2/t->$_i'],
])('Chmd.10.5.%s', (_, player, line, text) => {
  expect(gentrify(player, line).text).toBe(text);
});

test('Chmd.10.5.IV: the Vagabot repairs, else refreshes, else does nothing', () => {
  const vagabot = 'V: Vagabot (thief)';
  const line = 'V:#thief->$/p->1_2_5_10';
  const damaged = gentrify(vagabot, `${line}/%f$s->d/%r->e`);
  expect(damaged.text).toBe('%fV$d->s/t->2');
  expect(gentrify(vagabot, `${line}/%r->e`).text).toBe('%rV$s->r/t->2');
  expect(gentrify(vagabot, line).text).toBe('t->$_i');
});

const answer = (
  player: string,
  line: string,
  clearing: number,
  hook: (wood: Woodland, me: Seat, clearing: number) => RootTurn<boolean>,
) => during(table(player, line, 'A:', 'N:w->2'), 'N', (turn) => hook(turn, seatOf(turn, player[0]!)!, clearing)).text;

test('Chmd.10.5.VI: the Robots place the matching trade post with two', () => {
  expect(answer('O: Finch', 'O:2w->2', 2, robots)).toBe('Ot_m->2');
  expect(answer('O: Finch', 'O:w->2', 2, robots)).toBe('');
  expect(answer('O: Finch', 'O:2w->2/t_m->3/t_m->4/t_m->5', 2, robots)).toBe('');
});

test('Chmd.10.5.VIII: the Corvids place a plot with two', () => {
  expect(answer('P: Clover', 'P:2w->2', 2, corvids)).toBe('Pt->2');
  expect(answer('P: Clover', 'P:w->2', 2, corvids)).toBe('');
  expect(answer('P: Clover', 'P:2w->2/t->2', 2, corvids)).toBe('');
});

test('Chmd.2.3: the Lizards convert it for an ego and place their warrior, and without an ego look elsewhere', () => {
  const position = (n: string) => table('L: Logical Lizards', 'L:w->1/3w->$/F#tax->$_l', 'A:w->6', n);
  const convert = (n: string) => steps(position(n), 'L', ['B.8.4.2'], { order: 'F#tax' }).text;
  expect(convert('N:w->8/2t->8/++5')).toContain('Nt8->');
  expect(convert('N:w->8/++5')).toContain('Aw6->');
});

test('Chmd.7.2, B.7.2.5: the Vagabot damages an item', () => {
  const position = table('V: Vagabot (thief)', 'V:#thief->$/p->1/++', 'A:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax' }).text).toBe('%fV$sr->d');
});
