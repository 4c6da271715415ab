import type { Diagnostic } from '@woodlog/notation/kernel';
import { expect, test } from 'vitest';
import { applyCertain } from './fix.ts';

/** Says of every `x` that it should be a `y`. */
const said =
  (code: string, certain = true) =>
  async (text: string): Promise<readonly Diagnostic[]> =>
    [...text.matchAll(/x/g)].map(({ index }) => ({
      severity: 'error',
      code,
      message: 'an x',
      start: index,
      end: index + 1,
      fixes: [{ title: 'write `y`', certain, edits: [{ start: index, end: index + 1, text: 'y' }] }],
    }));

test('all certain fixes are applied, on all lines', async () => {
  const { text, done, left } = await applyCertain('a x\nx b x', said('rootlog/x'));
  expect(text).toBe('a y\ny b y');
  expect(done.map(({ line, title, written }) => [line, title, written])).toEqual([
    [1, 'write `y`', 'x'],
    [2, 'write `y`', 'x'],
    [2, 'write `y`', 'x'],
  ]);
  expect(left).toEqual([]);
});

test('what the law refuses, what is not certain and what stands in a comment stays', async () => {
  expect((await applyCertain('a x', said('law/not-allowed'))).text).toBe('a x');
  expect((await applyCertain('a x', said('rootlog/x', false))).text).toBe('a x');
  expect((await applyCertain('x // x\nx', said('rootlog/x'))).text).toBe('y // x\ny');
});

test('a fix that makes or breaks the signs of a comment is not applied', async () => {
  const slashes = async (text: string): Promise<readonly Diagnostic[]> =>
    (await said('rootlog/x')(text)).map((one) => ({
      ...one,
      fixes: [{ title: 'write `/`', certain: true, edits: [{ start: one.start, end: one.end, text: '/' }] }],
    }));
  expect((await applyCertain('a/x', slashes)).text).toBe('a/x');
});

test('what can be read again may turn out to be against the law', async () => {
  const thenUnlawful = async (text: string): Promise<readonly Diagnostic[]> =>
    text.includes('x')
      ? said('rootlog/x')(text)
      : [{ severity: 'error', code: 'law/not-allowed', message: 'no', start: 0, end: 1 }];
  const { text, left } = await applyCertain('a x', thenUnlawful);
  expect([text, left.map(({ code }) => code)]).toEqual(['a y', ['law/not-allowed']]);
});
