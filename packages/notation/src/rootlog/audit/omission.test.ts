import { expect, test } from 'vitest';
import { errorsIn, withFix } from '../../../test/rootlog/errors-in.ts';
import { withSlips } from '../../../test/rootlog/legal-log.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
A: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1
A:(R#tun+2#)A->A/M#sword+F#anvil+F#travelgear->$

C:t->9/#->C
A:R#tunA->$/#->A
C:t->9/#->C
A:R#tun$->/t->3/#->A
`;

/** Expects that a log without some text has one error, in this line, and that its first fix restores the log. */
function expectFound(log: string, left: string, line: number): void {
  expect(errorsIn(log)).toEqual([]);
  const text = log.replace(left, () => '');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, error?.code, more]).toEqual([line, 'slip/action-missing', []]);
  expect(withFix(text, error)).toBe(log);
}

test('8.5.2: supporters that are lacking show where they were added', () => {
  expectFound(LOG, 'R#tunA->$/', 10);
});

test('6.5.1: an item that is used later shows where it was crafted', () => {
  const text = `Map: Fall
Deck: E&P
C: Ann
V: Bob

C:(R#smugglerstrail+2#)C->C/t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1
V:(B#sabo+2#)V->V/#tinker->$/p->4_9_12/3#->Q

C:t->9/Z%f/++/#->C
V:p->9/%h->e/B#saboV->C/%fC$->$/$_C->1/++/#->V
`;
  expectFound(text, 'Z%f/', 9);
  const [error] = errorsIn(text.replace('Z%f/', ''));
  expect(error?.message).toContain('an action is missing here; with `Z%f` this line and later ones fit');
});

test('a card that is somewhere else already is likelier wrong than the one that a later line takes', () => {
  const log = LOG.replace('C:t_k', 'C:(F#roottea+2#)C->C/t_k')
    .replace('(R#tun+2#)', '(R#tun+B#sabo+B#crossbow)')
    .replace('R#tunA->$/#->A', 'R#tunA->$/M#roottea->A')
    .replace('t->3/#->A', 't->3/M#rootteaA->$/#->A');
  expect(errorsIn(log)).toEqual([]);
  const text = log.replace('M#roottea->A', 'F#roottea->A');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, error?.code, more]).toEqual([10, 'slip/suit', []]);
  expect(withFix(text, error)).toBe(log);
});

test('a card that a later line draws, too, may be the wrong one of a hand in which another is lacking', () => {
  const log = LOG.replace('(R#tun+2#)', '(R#tun+R#@+B#crossbow)')
    .replace('/#->A\nC:t->9/#->C', '/M#league->A\nC:t->9/R#roottea->C')
    .replace('t->3/#->A', 't->3/R#@A->$/#->A');
  expect(errorsIn(log)).toEqual([]);
  const [error, ...more] = errorsIn(log.replace('R#@+', 'R#roottea+'));
  expect([error?.line, more, error?.fixes?.[0]?.title]).toEqual([7, [], 'write `(R#tun+#+B#crossbow)A->A`']);
});

test('13.4.2: a plot that is turned over later shows where it was placed', () => {
  const text = `Map: Fall
Deck: E&P
C: Ann
P: Bob

C:t_k->1/b_s->1/b_w->5/b_r->9/w->1+2+4+5+6+7+8+9+10+11+12
P:w->4+9+12

C:t->1/w->9/#->C
P:M#P->/w->2+7+9+11/w9->/t->9/#->P
C:t->1/F#C->/t->1/w->9/#->C
P:t9^t_e/++/#C->P/2#->P/#P->
`;
  expect(errorsIn(text)).toEqual([]);
  const [error, ...more] = errorsIn(text.replace('/t->9', ''));
  expect([error?.line, error?.code, more.length]).toEqual([10, 'slip/action-missing', 0]);
  expect(error?.message).toContain('with `t->9` this line and later ones fit');
});

test('6.5.4.III: a workshop that is left out with its points is shown by who removes it', () => {
  const log = withSlips(
    ['C:t->1/w->9/#->C', 'C:t->1/t1->/b_w->7/++2/w->9/#->C'],
    ['XC7(1,0)/Cw7->', 'XC7(2,0)/(Cw+Cb_w)7->/++2'],
  );
  expectFound(log, '/b_w->7/++2', 9);
});

test('6.5.4: what may have been built is a fix of wood that is paid for nothing', () => {
  const [error, ...more] = errorsIn(withSlips(['C:t->1/w->9/#->C', 'C:t->1/t1->/w->9/#->C']));
  expect([error?.line, error?.law, more]).toEqual([9, '6.5.4.II', []]);
  expect(error?.fixes?.map(({ title }) => title)).toEqual([
    'write `t1->/b_s->2/++`',
    'write `t1->/b_w->2/++2`',
    'write `t1->/b_r->2/++`',
  ]);
});

test('15.6.2: a card of the retinue that is used later shows where it was laid down, if it would be in the hand without that', () => {
  const log = `Map: Fall
Deck: E&P
C: Ann
K: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->9/b_w->5/b_r->1
K:(B#soup+2#)K->K/t_t->1_2_5_10/t_t->1_9_10_12/t_j->2_6_10_11_12/t_f->4_9_12/t_j->4_7_8_12/t_j->3_7_11_12/t_f->3_6_11/4w->3/4w->6/t_t->1_2_5_10/t_t->1_9_10_12/t_f->4_9_12/t_j->4_7_8_12/t_f->1_2_5_10

C:t->9/#->C
K:w3->/w6->/B#soupK->$_2/#->K
C:t->9/#->C
K:B#soup$_2->$_3/#->K
`;
  expectFound(log, '/B#soupK->$_2', 10);
});
