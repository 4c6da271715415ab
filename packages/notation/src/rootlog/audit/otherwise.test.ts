import { expect, test } from 'vitest';
import { parse } from '../read/parse.ts';
import { check } from '../replay/check.ts';
import { audit } from './audit.ts';

const LAKE = `Map: Lake
Deck: E&P
Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12
C: Ann
V: Bob

C:t_k->2/b_w->2/b_s+b_r->10/w->2+3+4+5+6+7+8+9+10+11+12
V:#thief->$/p->4_5_6_11
`;

/** With a Vagabond and the Eyrie in clearing 3. */
const FALL = `Map: Fall
Deck: E&P
V: Cid
C: Ann
E: Bob

E:b+6w->3/#despot->$
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
V:#thief->$/p->3_7_11_12

V:p->3/#->V`;

/** What the errors of a log with one more line offer as fixes. */
function fixesOf(line: string, before = LAKE): (readonly string[])[] {
  const text = `${before}\n${line}\n`;
  const said = audit(text)?.revise?.(check(parse(text))) ?? [];
  return said.flatMap(({ severity, fixes = [] }) => (severity === 'error' ? [fixes.map(({ title }) => title)] : []));
}

test('3.1: points that nobody has may be lost anywhere, so that explains no score; a building that is not written may', () => {
  const built = ['`w11->5/t10->/b_s->3`', '`w11->5/t10->/b_w->3/++`', '`w11->5/t10->/b_r->3`'];
  expect(fixesOf('C:t->10/w5->11/w11->5/++/#->C')).toEqual([built.map((text) => `write ${text}`)]);
});

test('fixes of one error read differently', () => {
  expect(fixesOf('V:p->11/%r->e/%f11->$/++/%t->s+e/%f->e/R#Q->$/2#->V/++/%f->e/#V->C/$_C->1/++/#->V')).toEqual([
    ['leave out `++`'],
  ]);
});

test('4.3.6: where a battle deals no hits to a piece, another defender may be meant', () => {
  expect(fixesOf('C:t->1/w7->3/XV3/Ew3->/w3->/#->C', FALL)).toEqual([['write `XE3`', 'write `XV3/XE3`']]);
});

/** The Marquise have a sawmill in clearing 6. */
const CATS = `Map: Fall
Deck: E&P
C: Ann
A: Bob

C:t_k->2/b_s->2/b_r->10/b_w->5/w->1+2+3+5+6+7+8+9+10+11+12
A:3#->$

C:t->2/t2->/b_s->6/++/w->10/w9->1/w7->3/#->C
A:#->A
`;

test('6.4: a clearing that is wrong wherever a line names it is one error, beside what else is wrong in the line', () => {
  const titles = ['write `t->2+6/t6->`'];
  expect(fixesOf('C:t->2+6/t6->/b_r->11/++/w->10+11/w1->5/w3->11/#->C', CATS)).toEqual([]);
  expect(fixesOf('C:t->2+4/t4->/b_r->11/++/w->10+11/w1->5/w3->11/#->C', CATS)).toEqual([titles]);
  expect(fixesOf('C:t->2+4/t4->/b_r->11/++/w->10+11/w1->5/w3->11', CATS)).toEqual([titles, []]);
});

/** The Marquise and another player on the map Fall, up to a turn of the Marquise. */
const withCats = (setup: string): string => `Map: Fall
Deck: E&P
C: Ann
${setup.charAt(0)}: Bob

C:t_k->1/b_s->1/b_w->5/b_r->9/w->1+2+4+5+6+7+8+9+10+11+12
${setup}

C:t->1/w->9/#->C`;

test('3.2: of several points the error stands at those that are worth nothing', () => {
  const text = `${withCats('E:b+6w->3/#despot->$')}\nE:B#E->$_r/Z%f/++2/w->3/3w3->7/b->7/++/#->E\n`;
  const [error] = audit(text)?.diagnostics ?? [];
  expect(error && text.slice(error.start, error.end)).toBe('++2');
});

test('10.4.1: whether the outcast is hated may be the slip', () => {
  const before = withCats('L:4w+b_r->3/w->6+7+11/$_o->F');
  expect(fixesOf('L:$_o->F/F#^/w->6/#->L', before)).toEqual([['write `$_ho->F`']]);
});

test('no fix takes warriors out of a supply into it', () => {
  const log = FALL.replace('V:p->3/#->V', 'E:B#E->$_r/w->3/3w3->7/b->7/++/#->E\nC:t->1/w->9/#->C');
  const fixes = fixesOf('V:p->3/Ew3->/#->V', log).flat();
  expect(fixes).not.toContain('write `3Ew->`');
});
