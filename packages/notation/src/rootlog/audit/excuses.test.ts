import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from './index.ts';

/** The Duchy battles twice in clearing 9, where the Marquise has a recruiter and so many warriors by the log. */
const log = (setup: string): string => `Map: Fall
Deck: E&P
C: Ann
D: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9${setup}
D:t->3/2w->3+6+7+11

C:t->1/w2->5/#->C
D:w->0/2w->9/#->D
C:t->1/w->9/#->C
D:w->0/XC9/Cw9->/XC9/Cb_r9->/++/#->D
`;

const verdicts = (text: string) => audit(text)?.lines.map(({ verdict, law, because }) => [verdict, law, because]) ?? [];

test('4.3.6: a building goes while warriors stand there', () => {
  expect(verdicts(log('')).at(-1)).toEqual([
    'illegal',
    '4.3.6',
    'The Duchy may not remove one Marquise recruiter from clearing 9: the Marquise have warriors there, which go first',
  ]);
});

test('D5: nobody is accused because of a piece that was taken from nowhere', () => {
  const found = verdicts(log('/14w->1'));
  expect(found.at(-1)).toEqual(['undecided', undefined, 'line 11 has a slip of the pen, and this may follow from it']);
});

/** The Marquise battles the Vagabond in clearing 7; by the log his pawn stands in clearing 3. */
const battled = (turn: string): string => `Map: Fall
Deck: E&P
C: Ann
V: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
V:#thief->$/p->3_6_11

C:t->1/w2->5/#->C
V:p->3/%f->e${turn}/#->V
C:t->1/XV7/#->C
`;

test('D141: who battles a Vagabond is not accused after a line of his that is not legal', () => {
  expect(verdicts(battled('')).at(-1)?.slice(0, 2)).toEqual(['illegal', '4.3']);
  expect(verdicts(battled('/++')).at(-1)).toEqual([
    'undecided',
    undefined,
    'line 10 may leave out where the pawn of V went',
  ]);
});

test('M.3.5: a ferry that nobody wrote stands where a line takes it from', () => {
  const found = verdicts(`Map: Lake
Deck: E&P
Clearings: F1, R2, M3, R4, F5, M6, M7, R8, F9, M10, R11, F12
C: Ann
E: Bob

C:t_k->2/b_w->2/b_s+b_r->10/w->2+3+4+5+6+7+8+9+10+11+12
E:b+6w->1/#despot->$

C:t->10/(w+f)11->12/#->C/w->10/#->C
`);
  const because = 'the ferry stood in clearing 11, though the log did not move it there';
  expect(found.at(-1)).toEqual(['legal-if', undefined, because]);
});

test('13.4.2, D5: a plot that was removed under another face is gone', () => {
  const flipped = (points: string): string => `Map: Fall
Deck: E&P
C: Ann
P: Bob

C:t_k->1/3w->5/w->1+2+4+6+7+8+9+10+11+12/b_s->1/b_w->3/b_r->9
P:w->2+4+5+6/t->5+6/t5^t_s

C:t->1/XP5(1,0)/Pw5->/Pt_e5->/++/#->C
P:t6^t_s/${points}/#->P
`;
  expect(verdicts(flipped('++')).at(-1)).toEqual(['legal', undefined, undefined]);
  // Two lie face up if the Marquise removed none.
  expect(verdicts(flipped('++2')).at(-1)?.[0]).toBe('legal');
  expect(verdicts(flipped('++3')).at(-1)?.[0]).toBe('illegal');
});

test('4.2: who goes on from a move that is not allowed is not accused of what follows from it', () => {
  const found = verdicts(`Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$

C:t->1/w6->9/w->9/#->C
E:F#E->$_x/3w3->6/XC6(0,0)/b->6/++/#->E
`);
  expect(found.slice(2).map(([verdict, law, because]) => [verdict, law ?? because])).toEqual([
    ['illegal', '4.2'],
    ['undecided', 'line 9 breaks the law, and this may follow from it'],
  ]);
});

test('8.2.6: what a later line shows to have been done holds for all lines after it', () => {
  const log = readFileSync(join(import.meta.dirname, '../../../../cli/test/cleared/8-2-6.rootlog'), 'utf8');
  const found = verdicts(log).filter(([verdict]) => verdict !== 'legal');
  expect(found.map(([verdict, , because]) => `${verdict} ${because}`)).toEqual([
    'slip a slip of the pen: an action is missing here; with `At5->` this line and later ones fit',
  ]);
});

test('4.3.6: a tunnel that a later line shows to be gone is there for all lines after it', () => {
  const found = verdicts(`Map: Fall
Deck: E&P
C: Ann
D: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
D:t->3/2w->3+6+7+11

C:t->1/w2->5/#->C
D:w->0/B#D->/t->4/w0->4/#->D
C:t->1/w9->1/#->C
D:w->0/B#D->/t->6/w0->6/#->D
C:t->1/XD4(1,0)/Dw4->/XD4(1,0)/++/#->C/#C->
D:w->0/B#D->/t->7/w0->7/#->D
C:t->1/w10->1/#->C/#C->
D:w->0/t7->/B#D->/t->2/w0->2/#->D
`).filter(([verdict]) => verdict !== 'legal');
  expect(found.map(([verdict, , because]) => `${verdict} ${because}`)).toEqual([
    'slip a slip of the pen: an action is missing here; with `Dt4->` this line and later ones fit',
  ]);
});

/** A Vagabond whose first turn is not legal, with this turn after it. */
const afterDoubt = (turn: string): string => `Map: Fall
Deck: E&P
C: Ann
V: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
V:#thief->$/p->1_2_5_10

C:t->1/w2->5/#->C
V:p->2/%s->e/XC2(1,0)/Cw2->/$_C->h/++/#->V
C:t->1/w6->2/#->C
V:${turn}
`;

test.each([
  ['9.2.9.III.c', 'a marker that leaves the Hostile box', '%s->r/p->5/%t->e/#V->C/$_C->0/#->V'],
  ['4.3', 'a warrior that is removed without a battle', '%s->r/p->5/Cw5->/#->V'],
])('%s: %s is not allowed, whatever a Vagabond left out before (D141)', (law, _what, turn) => {
  expect(verdicts(afterDoubt(turn)).at(-1)?.slice(0, 2)).toEqual(['illegal', law]);
});

test('D141: what his items may explain stays undecided', () => {
  expect(verdicts(afterDoubt('p->5/%r->e/Cw5->/#->V')).at(-1)?.[0]).toBe('undecided');
});

test('3.2: points are not explained by a pawn that may stand elsewhere (D141)', () => {
  expect(verdicts(battled('/++').replace('/XV7/', '/++/')).at(-1)?.slice(0, 2)).toEqual(['illegal', '3.2']);
  const both = battled('/++').replace('V:p->3', 'V:p->7').replace('/XV7/', '/XV7/++/');
  expect(verdicts(both).at(-1)?.slice(0, 2)).toEqual(['illegal', '3.2']);
});

/** The Eyrie falls into turmoil; the line goes on with so much of what follows. */
const turmoil = (rest: string): string => `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#builder->$

C:t->1/#->C
E:M#E->$_x/w->3/w3->6/$_->${rest}
C:t->1/#->C
E:B#E->$_r/w->3/3w3->7/b->7/++/#->E
`;

test('7.7.3: who may lead after a turmoil of which no leader is written is not known', () => {
  expect(verdicts(turmoil('/#despot->$/#->E')).at(-1)?.[0]).toBe('legal');
  expect(verdicts(turmoil('/#charismatic->$/#->E')).at(-1)?.[0]).toBe('illegal');
  expect(verdicts(turmoil('')).at(-1)?.[0]).toBe('undecided');
});
