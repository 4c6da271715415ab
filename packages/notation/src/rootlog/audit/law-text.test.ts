import type { Action } from '@woodlog/core/root';
import type { Breach } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import type { LogLine } from './log-line.ts';
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

/** What is told of a line that draws a card, with these breaches. */
function told(...breaches: Breach[]): string[] {
  const spans = [0, 10, 20].map((start) => ({ start, end: start + 5 }));
  const line = { label: { start: 0, end: 1 }, spans, actions: [DRAW] } as unknown as LogLine;
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
  expect(verdictOf({ verdict: 'illegal', breaches: [cost, placed] }).because).toBe(placed.because);
});

test('a card that the line draws is due only because of what is not allowed, and is not told beside it', () => {
  const placed = breach(0, 'clearing 2 has no roost');
  const draw = breach(2, 'they must still draw one card', { kind: 'missing', acts: [DRAW] });
  expect(told(placed, draw)).toEqual(['clearing 2 has no roost']);
  expect(told(draw)).toEqual(['they must still draw one card']);
  const more = breach(2, 'they must draw 2 cards, and drew 1', { kind: 'missing', acts: [DRAW], done: 1 });
  expect(told(placed, more)).toEqual(['clearing 2 has no roost', 'they must draw 2 cards, and drew 1']);
});
