import type { Breach } from '@woodlog/core/root-law';
import { expect, test } from 'vitest';
import type { LogLine } from './log-line.ts';
import { diagnosticsOf } from './law-text.ts';

const breach = (action: number, because: string, more: Partial<Breach> = {}): Breach => ({
  law: '6.5',
  step: 'Actions',
  kind: 'extra',
  action,
  because,
  ...more,
});

/** What is told of a line with these breaches. */
function told(...breaches: Breach[]): string[] {
  const spans = [0, 10, 20].map((start) => ({ start, end: start + 5 }));
  const line = { label: { start: 0, end: 1 }, spans } as unknown as LogLine;
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
