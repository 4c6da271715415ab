import { expect, test } from 'vitest';
import { isBlank, isLineEnd } from './characters.ts';

test('blanks and line ends are what `trim` takes away, and the space of no width', () => {
  const isTrimmed = (code: number): boolean => String.fromCharCode(code).trim() === '' || code === 0x200b;
  const all = Array.from({ length: 0x10000 }, (_, code) => code);
  expect(all.filter((code) => isBlank(code) || isLineEnd(code))).toEqual(all.filter(isTrimmed));
  expect([10, 13, 32].map(isLineEnd)).toEqual([true, true, false]);
  expect([10, 13, 32].map(isBlank)).toEqual([false, false, true]);
});
