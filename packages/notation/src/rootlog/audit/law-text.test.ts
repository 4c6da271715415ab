import type { Action } from '@woodlog/core/root';
import type { Breach } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import type { LogLine } from './log-line.ts';
import { audit } from './index.ts';
import { diagnosticsOf, verdictOf } from './law-text.ts';

const breach = (action: number, because: string, more: Partial<Breach> = {}): Breach => ({
  law: '6.5',
  step: 'Actions',
  kind: 'extra',
  action,
  because,
  ...more,
});

/** One card drawn by the Eyrie. */
const DRAW: Action = { kind: 'move', parts: [{ count: 1, what: '#', from: 'draw', to: 'E' }] };

const PLACED: Action = { kind: 'move', parts: [{ count: 1, what: 'Ew', from: 'supply:E', to: '9' }] };

/** What is told of a line that draws a card and places a warrior, with these breaches. */
function told(...breaches: Breach[]): string[] {
  const spans = [0, 10, 20].map((start) => ({ start, end: start + 5 }));
  const line = { label: { start: 0, end: 1 }, spans, actions: [DRAW, PLACED] } as unknown as LogLine;
  return diagnosticsOf(line, { verdict: 'illegal', breaches }).map(({ message }) => message);
}

test('what is due twice is told once', () => {
  const due = breach(2, 'they must still remove one wood', { kind: 'missing' });
  expect(told(due, due)).toEqual(['they must still remove one wood']);
});

test('what no rule forbids by itself may follow from what is not allowed before it, and is not told', () => {
  const points = breach(1, 'nothing is worth that', { isVague: true });
  const draw = breach(2, 'they must still draw', { kind: 'missing' });
  const far = breach(2, 'clearing 3 is not adjacent');
  expect(told(breach(0, 'no crafting piece'), points, draw, far)).toEqual([
    'no crafting piece',
    'they must still draw',
    'clearing 3 is not adjacent',
  ]);
  expect(told(draw, points)).toEqual(['they must still draw', 'nothing is worth that']);
});

test('what an action costs that is not allowed is not told beside it', () => {
  const cost = breach(0, 'nothing left in this turn allows it', { isVague: true });
  const placed = breach(1, 'clearing 8 is not adjacent to sympathy');
  const far = breach(2, 'no recruiter is there');
  expect(told(cost, placed)).toEqual(['clearing 8 is not adjacent to sympathy']);
  expect(told(cost, far)).toEqual(['nothing left in this turn allows it', 'no recruiter is there']);
  expect(verdictOf({ verdict: 'illegal', breaches: [cost, placed] }, []).because).toBe(placed.because);
});

test('a deed that was tried in a way that is not allowed is not told as not done', () => {
  const due = (deed: Breach['deed']): Breach =>
    breach(2, 'not done', { kind: 'missing', law: '7.5.2.II', ...(deed && { deed }) });
  const tried = breach(1, 'no card matches clearing 7', { law: '7.5.2.II' });
  expect(told(tried, due('move'))).toEqual(['no card matches clearing 7']);
  expect(told({ ...tried, law: '4.2' }, due('move'))).toEqual(['no card matches clearing 7', 'not done']);
  expect(told(tried, due(undefined))).toEqual(['no card matches clearing 7', 'not done']);
});

test('a card that the line draws is due only because of what is not allowed, and is not told beside it', () => {
  const placed = breach(0, 'clearing 2 has no roost');
  const draw = breach(2, 'they must still draw one card', { kind: 'missing', acts: [DRAW] });
  expect(told(placed, draw)).toEqual(['clearing 2 has no roost']);
  expect(told(draw)).toEqual(['they must still draw one card']);
  const more = breach(2, 'they must draw 2 cards, and drew 1', { kind: 'missing', acts: [DRAW], done: 1 });
  expect(told(placed, more)).toEqual(['clearing 2 has no roost', 'they must draw 2 cards, and drew 1']);
});

test('8.4.1.III: an officer that a revolt leaves out is told by what places it, not by what the revolt costs', () => {
  const found = audit(`Map: Fall
Deck: E&P
A: Ann
C: Bob

A:3#->$
C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9

A:R#$->/t->5/#A->$/#A->$/#->A
C:t->1/w->9/t1->/b_s->5/++/#->C
A:2R#$->/(Cw+Cb_s+Cb_w)5->/++2/b_r+w->5/2#->A
`);
  expect(found?.diagnostics.map(({ law, message }) => `${message} (${law})`)).toEqual([
    'The Alliance must still place one warrior on their board (Revolt): not done, or not written (8.4.1.III)',
  ]);
});
