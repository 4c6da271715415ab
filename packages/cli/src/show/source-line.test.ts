import { expect, test } from 'vitest';
import { sourceLine } from './source-line.ts';
import { widthOf } from './width.ts';

test('carets stand under what is meant', () => {
  expect(sourceLine('C:w->1/Zx', 7, 9)).toEqual(['C:w->1/Zx', '       ^^']);
});

test('an empty span has one caret', () => {
  expect(sourceLine('C:', 2, 2)).toEqual(['C:', '  ^']);
});

test('tabs before it are kept, so that the terminal moves both lines alike', () => {
  expect(sourceLine('C:\tw->1\tx', 8, 9)).toEqual(['C:\tw->1\tx', '  \t    \t^']);
});

test('wide characters and combining marks move the carets by what they show', () => {
  expect(sourceLine('// 森林 x', 6, 7)[1]).toBe(`${' '.repeat(8)}^`);
  expect(sourceLine('e\u0301 x', 3, 4)[1]).toBe('  ^');
  expect(sourceLine('森林', 0, 2)[1]).toBe('^^^^');
});

test('what could move the cursor is shown as a picture', () => {
  expect(sourceLine('\x1b[31mC', 5, 6)).toEqual(['␛[31mC', '     ^']);
});

test('of a long line only what is around the place is shown', () => {
  const line = `${'a'.repeat(5000)}!!${'b'.repeat(5000)}`;
  const [source, carets] = sourceLine(line, 5000, 5002);
  expect(source.length).toBeLessThan(130);
  expect(source).toMatch(/^…a+!!b+…$/);
  expect(carets.indexOf('^^')).toBe(source.indexOf('!!'));
});

test('the carets of a long span end where the line is cut', () => {
  const [source, carets] = sourceLine('x'.repeat(10_000), 0, 10_000);
  expect(carets.length).toBeLessThanOrEqual(widthOf(source));
});

test('a pair of surrogates is not parted', () => {
  for (let shift = 0; shift < 4; shift++) {
    const [source] = sourceLine(`${'a'.repeat(shift)}${'👑'.repeat(300)}`, 200 + shift, 201 + shift);
    expect(source).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
  }
});
