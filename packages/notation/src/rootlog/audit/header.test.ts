import { expect, test } from 'vitest';
import { withFix } from '../../../test/rootlog/errors-in.ts';
import { parse } from '../read/parse.ts';
import { check } from '../replay/check.ts';
import { audit } from './audit.ts';

const SUITS = 'R1, R2, F3, M4, R5, F6, F7, M8, M9, R10, M11, F12';

/** A legal game of two people with these suits. */
const logWith = (suits: string): string => `Map: Winter
Deck: E&P
Clearings: ${suits}
Landmarks: city->6/forge->5
A: Ann
O: Bob

A:B#armstrader+R#bakesale+F#inform->$
O:w->7+10+11+12/$_h->4/$_r->4/$_m->1

A:4w->O$/B#crossbowO->A/B#$->/t->8/F#$->/t->12/++/Z%x/++/#->A
O:Aw$->/w->11/2w$->/t_f+w->7/++2/2w11->9/w7->2/XA12/At12->/++/F#O->A$/#->O/$_m->2/$_h->2/$_r->3

A:2w->O$/F#$->/t->3/++/Zleague/#->A
O:w12->3/^A/R#tun->A$/w9->8/M#O->A$/XA3/At3->/++/^A/R#avisittofriends->A$/XA8/At8->/++/M#O->A$/2#->O/$_r->2/$_m->4

A:R#$->/t->2/F#gentlyusedknapsackA->$/Ztun/#->A
`;

test.each([
  ['none', SUITS],
  ['a suit', 'R1, R2, F3, M4, F5, F6, F7, M8, M9, R10, M11, F12'],
  ['a number', 'R1, R2, F3, M4, R5, F6, F7, M8, M9, R1, M11, F12'],
  ['one too few', 'R1, R2, F3, M4, R5, F7, M8, M9, R10, M11, F12'],
  ['one too many', 'R1, R2, F3, M4, R5, F6, F7, F7, M8, M9, R10, M11, F12'],
  ['two that are swapped, as later lines show', 'R1, F2, F3, M4, R5, F6, F7, M8, M9, R10, M11, R12'],
])('A.1: %s of the suits of clearings is one error, where they are written', (_, written) => {
  const text = logWith(written);
  const { lines = [], revise } = audit(text) ?? {};
  const said = (revise?.(check(parse(text))) ?? []).filter(({ severity }) => severity === 'error');
  expect(said.map(({ start }) => start)).toEqual(written === SUITS ? [] : [text.indexOf(written)]);
  expect(said.map((one) => withFix(text, one))).toEqual(said.map(() => logWith(SUITS)));
  expect(lines.filter(({ verdict }) => verdict === 'illegal' || verdict === 'slip')).toEqual([]);
});

test.each([
  ['map', 'Map: Winter', 'Map: Mountain'],
  ['deck', 'Deck: E&P', 'Deck: Standard'],
])('a wrong %s is one error, where it is written, and nobody is accused', (kind, right, wrong) => {
  const log = logWith(SUITS);
  const text = log.replace(right, wrong);
  const { lines = [], revise } = audit(text) ?? {};
  const said = (revise?.(check(parse(text))) ?? []).filter(({ severity }) => severity !== 'info');
  expect(said.map(({ code }) => code)).toEqual([`slip/${kind}`]);
  expect(said.map((one) => withFix(text, one))).toEqual([log]);
  expect(lines.filter(({ verdict }) => verdict === 'illegal' || verdict === 'slip')).toEqual([]);
});

test('A.1: suits of clearings that fit what was played are no error, even if there are five of one', () => {
  const text =
    'Map: Winter\nDeck: E&P\nClearings: R1, R2, F3, M4, F5, F6, F7, M8, M9, R10, M11, F12\nE: Ann\n\nE:b+6w->1/#despot->$\n';
  expect(audit(text)?.revise?.(check(parse(text)))).toEqual([]);
});

test.each([
  ['given', 'M1, F2, R3, M4, R5, M6, M7, F8, F9, R10, R11, F12', undefined],
  ['not readable', 'nonsense', 'the log does not give the suits of its clearings'],
  ['missing', '', 'the log does not give the suits of its clearings'],
])('13.4.2: where the suits of clearings are %s, nobody is accused of what they decide', (_, suits, because) => {
  const given = suits === '' ? '' : `Clearings: ${suits}\n`;
  const { lines } = audit(`Map: Lake\nDeck: E&P\n${given}P: Ann\n\nP:w->9+1+5\n\nP:M#P->/w->1+4+6+7/#->P\n`) ?? {};
  expect(lines?.at(-1)?.because).toBe(because);
  expect(lines?.at(-1)?.verdict).toBe(because === undefined ? 'legal' : 'undecided');
});

test('A.1: where the suits of another map stand in place of the printed ones, that is one error', () => {
  const logOf = (suits: string): string => `Map: Fall
Deck: E&P
Clearings: ${suits}
A: Random
E: Random

E:(B#crossbow+M#league+M#mouseinasack)E->E/b+6w->1/#charismatic->$
A:(M#travelgear+B#sabo+M#part)A->A/M#sword+F#inform+R#swap->$

A:R#swap$->/t->10/F#inform$->/t->12/++/M#sword$->/t->9/++/ZM#travelgear/++/Zsabo/M#partA->$/M#@->A
E:M#mouseinasackE->$_x/M#leagueE->$_b/2w->1/$_->/#despot->$/M#murine->E

A:M#@A->$/F#foxfolksteel->A
E:B#crossbowE->$_m/M#murineE->$_m/w1->9/^A/B#sabo->A$/w9->4/2w1->9/^A/B#sabo->A$/b->4/++/F#inform->E

A:2B#sabo$->/b_r->10/w->10/w->$/(M#@+M#part)$->/t->7/++/w10->12/B#armstrader+B#woodlandrunners->A
`;
  const text = logOf('F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12');
  const said = (audit(text)?.revise?.(check(parse(text))) ?? []).filter(({ severity }) => severity === 'error');
  expect(said.map((one) => [one.code, withFix(text, one)])).toEqual([
    ['slip/clearings', logOf('F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12')],
  ]);
});

test('two lines of a header that cannot be read are two errors', () => {
  const text = logWith(SUITS).replace('A: Ann', 'Foo: 1\nBar: 2\nA: Ann');
  const said = audit(text)?.revise?.(check(parse(text))) ?? [];
  expect(said.map(({ code, start }) => [code, text.slice(start, start + 3)])).toEqual([
    ['rootlog/unknown-line', 'Foo'],
    ['rootlog/unknown-line', 'Bar'],
  ]);
});
