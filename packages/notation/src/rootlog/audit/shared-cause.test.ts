import { expect, test } from 'vitest';
import { verdicts } from '../../../test/rootlog/errors-in.ts';
import { audit } from './index.ts';

/** The Alliance spread sympathy; then the Marquise moves into clearing 6, with outrage, and the Alliance have two lines. */
const log = (sympathy: number, ...later: readonly string[]): string => `Map: Fall
Deck: E&P
C: Ann
A: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
A:3#->$

C:t->1/#->C
A:F#$->/t->${sympathy}/#->A
C:t->1/w2->6/F#C->A$/#->C
${later.join('\n')}
`;

const REVOLT = 'A:2F#$->/2Cw6->/b_f->6/w->6/w->$/2#->A/#A->';

test('8.2.6, 8.4.1: a legal line has the slip that two later lines show', () => {
  expect(verdicts(log(6, REVOLT))).toEqual(['legal', 'legal', 'legal', 'legal', 'legal', 'legal']);
  const text = log(8, REVOLT);
  expect(verdicts(text)).toEqual(['legal', 'legal', 'legal', 'slip', 'legal', 'legal']);
  const said = audit(text)?.revise?.([]) ?? [];
  expect(said).toMatchObject([{ code: 'slip/place', fixes: [{ title: 'write `t->6`' }], follows: [11, 12] }]);
});

test('8.2.6: a repair of a legal line that only one line needs acquits nobody', () => {
  expect(verdicts(log(8, 'A:#->A'))).toEqual(['legal', 'legal', 'legal', 'legal', 'illegal', 'legal']);
});

test('8.2.6: nor does one with which a line between them is illegal', () => {
  const text = log(8, 'A:#->A', 'C:t->1/w4->8/F#C->A$/#->C', REVOLT);
  expect(verdicts(text).slice(3)).toEqual(['legal', 'illegal', 'legal', 'legal', 'illegal']);
});
