import { expect, test } from 'vitest';
import { printNarrow } from './numbers.ts';
import { printHead } from './text-table.ts';

test('heads of narrow columns that begin alike still differ', () => {
  const heads = ['alternate challenging', 'alternate nightmare', 'challenging', 'easy'].map((name) =>
    printHead(name, 10),
  );
  expect(heads).toEqual(['alt. cha.', 'alt. nig.', 'challengi…', 'easy']);
});

test('an interval in little room is rounded, not cut', () => {
  expect(printNarrow({ low: 0.739, high: 0.757 })).toBe('74–76');
  expect(printNarrow({ low: 0.503, high: 0.509 })).toBe('50–51');
});
