import { expect, test } from 'vitest';
import { CATS } from '../../../test/rootlog/legal-log.ts';
import { auditLines } from './index.ts';

/** What a legal line does without saying so, or says otherwise, holds for the lines after it. */
test.each([
  [
    '8.2.6: a card for the supporters that is written as if for the hand (D137)',
    'A:3#->$',
    ['C:t->1/w->9/#->C', 'A:F#$->/t->8/#->A', 'C:t->1/w4->8/F#C->A/w->9/#->C', 'A:#->A'],
  ],
  [
    '11.2.4: funds that are only counted',
    'O:w->5+7+10+11/$_->2',
    [
      'C:2w->O$/M#O->C/t->1/w->9/#->C',
      'O:t_r+w->5/++2/#->O/$_f->2',
      'C:t->1/F#C->/t->1/w->9/#->C',
      'O:2w->$/++/2w$->/w->10+11/#->O/$_f->2',
    ],
  ],
  [
    '10.2.3: an acolyte that is lost before its battle is written',
    'L:4w+b_r->3/w->6+7+11/$_o->F',
    ['C:t->1/Lw6->/XL6/w->9/#->C', 'L:$_ho->F/w$->/Cw6->/w->6/#->L'],
  ],
  [
    '9.4.1: items that are exhausted again, though their refresh is not written (D139)',
    'V:#thief->$/p->2_6_10_11_12',
    ['C:t->1/w->9/#->C', 'V:p->6/%f->e/p->2/#->V', 'C:t->1/F#C->/t->1/w->9/#->C', 'V:p->10/%f->e/p->12/#->V'],
  ],
  [
    '9.4.1: one of two items is exhausted again, though their refresh is not written (D139)',
    'V:#ranger->$/p->2_6_10_11_12',
    [
      'C:t->1/w->9/#->C',
      'V:p->6/%f->e/p->2/%x->e/Cw2->/$_C->h/#->V',
      'C:t->1/F#C->/t->1/w->9/#->C',
      'V:p->10/%x->e/Cw10->/#->V',
    ],
  ],
])('%s', (_, setup, turns) => {
  const log = ['Map: Fall', 'Deck: E&P', 'C: Ann', `${setup.charAt(0)}: Bob`, '', CATS, setup, ...turns].join('\n');
  const found = [...auditLines(log)].flatMap(({ diagnostics }) => diagnostics);
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});
