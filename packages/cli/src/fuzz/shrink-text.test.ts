import { expect, test } from 'vitest';
import { shrinkText } from './shrink-text.ts';

test('what is needed stays, all else goes', () => {
  const text = Array.from({ length: 40 }, (_, i) => `line ${i} with words\n`).join('');
  const shrunk = shrinkText(text, (smaller) => smaller.includes('9') && smaller.includes('e 31'));
  expect([...shrunk].sort().join('')).toBe(' 139e');
});

test('a text that cannot be smaller stays as it is, and the same one shrinks to the same', () => {
  const fails = (text: string): boolean => text.length >= 5;
  expect(shrinkText('abcde', fails)).toBe('abcde');
  expect(shrinkText('x'.repeat(300), fails)).toBe(shrinkText('x'.repeat(300), fails));
});

test('letters outside the first plane are not torn', () => {
  expect(shrinkText('a😀b', (text) => text.includes('😀'))).toBe('😀');
});

test('a text that never stops failing is given up in time', () => {
  let tries = 0;
  shrinkText('ab'.repeat(50_000), (text) => {
    tries++;
    return text.length % 2 === 0 && text.includes('a');
  });
  expect(tries).toBeLessThanOrEqual(1500);
});
