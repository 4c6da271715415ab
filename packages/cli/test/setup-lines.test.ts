import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';

const VAULT_IN = (clearing: number): string => `Hirelings: h_K, h_Vd, h_Ad/2h_Kw+h_Kb->${clearing}`;
const MARQUISE = 'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->5/b_w->5/b_r->9';
const FULL = ['C: Ann', 'E: Bob', 'L: Cid', 'D: Dan', 'H: Eli', '', MARQUISE, 'E:b+6w->3/#despot->$'];
const LIZARDS = 'L:4w+b_m->2/w->5/w->6/w->10/$_o->F';

/** Setup lines, the last of a log each, and the section by which they are legal or illegal. */
const LINES: readonly (readonly [
  law: string,
  verdict: 'legal' | 'illegal',
  what: string,
  ...log: readonly string[],
])[] = [
  ['2.2.3', 'illegal', 'a roost in a full corner', VAULT_IN(4), 'E: Ann', 'P: Bob', '', 'E:b+6w->4/#builder->$'],
  ['1.5.4', 'legal', 'a full corner without a roost', VAULT_IN(4), 'E: Ann', 'P: Bob', '', 'E:6w->4/#builder->$'],
  ['7.3.2', 'illegal', 'no roost in a corner with an open slot', 'E: Ann', 'P: Bob', '', 'E:6w->4/#builder->$'],
  ['2.2.3', 'illegal', 'a stronghold in a full corner', ...FULL, LIZARDS, 'D:2w+t->4/2w->5+8+12', 'H:w_w+4w+b->3'],
  ['1.5.4', 'legal', 'a full corner without a stronghold', ...FULL, LIZARDS, 'D:2w+t->4/2w->5+8+12', 'H:w_w+4w->3'],
  [
    '14.3.2',
    'illegal',
    'the keep’s corner, if all are taken',
    ...FULL,
    LIZARDS,
    'D:2w+t->4/2w->5+8+12',
    'H:w_w+4w+b->1',
  ],
  [
    '14.3.2',
    'illegal',
    'a corner not opposite to that of Lizards without a garden',
    VAULT_IN(2),
    ...['H: Ann', 'L: Bob', '', 'L:4w->2/w->5/w->6/w->10/$_o->F', 'H:w_w+4w+b->3'],
  ],
  [
    '10.3.2',
    'legal',
    'the corner opposite to that of Lizards without a garden',
    VAULT_IN(2),
    ...['H: Ann', 'L: Bob', '', 'L:4w->2/w->5/w->6/w->10/$_o->F', 'H:w_w+4w+b->4'],
  ],
];

test.each(LINES)('%s: %s: %s', async (law, verdict, _, ...lines) => {
  const { match } = await lastLineOf(['Map: Fall', 'Deck: Standard', ...lines, ''].join('\n'));
  if (verdict === 'legal') expect(match).toEqual({ verdict: 'legal', assumed: [] });
  else expect(match.verdict === 'illegal' && match.breaches.map((breach) => breach.law)).toContain(law);
});
