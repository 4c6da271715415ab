import { expect, test } from 'vitest';
import { logWith, steps } from '../../../test/root/position.ts';

const table = (player: string, ...lines: string[]) => logWith(player, 'A: Bramble', 'N: Chameleandroid')(...lines);

const gentrify = (player: string, line: string, n = 'N:w->2/++') =>
  steps(table(player, line, 'A:++3', n), 'N', ['Chmd.5.3']);

test.each([
  ['V: the Lizards place the matching garden with four', 'L: Logical Lizards', 'L:2w->2', '2Lw->2/Lb_m->2/t->2'],
  ['V: and not with three', 'L: Logical Lizards', 'L:w->2', '2Lw->2/t->$_i'],
  ['VI: the Robots place the matching trade post with two', 'O: Riverfolk Robots', 'O:', '2Ow->2/Ot_m->2/t->2'],
  ['VI: and no other', 'O: Riverfolk Robots', 'O:t_m->3/t_m->4/t_m->5', '2Ow->2/t->$_i'],
  ['VIII: the Corvids place a plot with two', 'P: Cogwheel Corvids', 'P:', '2Pw->2/Pt->2/t->2'],
  ['VIII: not where one lies', 'P: Cogwheel Corvids', 'P:t->2', '2Pw->2/t->$_i'],
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
