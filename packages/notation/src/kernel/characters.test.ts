import { expect, test } from 'vitest';
import { isBlank, isLineEnd } from './characters.ts';

test('blanks and line ends are what `trim` takes away, and the space of no width', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const trimmed = String.fromCharCode(code).trim() === '' || code === 0x200b;
    expect([code, isBlank(code) || isLineEnd(code)]).toEqual([code, trimmed]);
  }
  expect([10, 13, 32].map(isLineEnd)).toEqual([true, true, false]);
  expect([10, 13, 32].map(isBlank)).toEqual([false, false, true]);
});
