import type { Diagnostic } from '@woodlog/notation/kernel';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { countText, diagnosticsText, hasErrors } from './diagnostics.ts';

const plain = picocolors.createColors(false);

const said = (start: number, end: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  code: 'test/odd',
  message: 'this is odd',
  start,
  end,
  ...more,
});

const shown = (text: string, diagnostics: readonly Diagnostic[]): string[] =>
  diagnosticsText({ name: 'a.rootlog', text, diagnostics }, plain).split('\n');

test('place, severity, message and code, the line, the carets, the hint, the count', () => {
  const text = 'Map: Fall\r\nC:w->1/Zx\r\n';
  expect(shown(text, [said(18, 20, { hint: 'write Z%x', law: '4.1' })])).toEqual([
    'a.rootlog:2:8: error: this is odd (4.1) [test/odd]',
    ' 2 | C:w->1/Zx',
    '   |        ^^',
    '   = write Z%x',
    'a.rootlog: 1 error',
    '',
  ]);
});

test('a fix stands under its error, with the lines that it writes, and then the lines that follow from the error', () => {
  const text = 'Map: Fall\nC:w->1/Zx\nC:w->2\n';
  const fixes = [
    { title: 'write `Z%x`', certain: true, edits: [{ start: 18, end: 18, text: '%' }] },
    { title: 'remove the line', certain: false, edits: [{ start: 10, end: 20, text: '' }] },
  ];
  expect(shown(text, [said(17, 19, { fixes, follows: [3, 5] })])).toEqual([
    'a.rootlog:2:8: error: this is odd [test/odd]',
    ' 2 | C:w->1/Zx',
    '   |        ^^',
    '   = fix: write `Z%x`',
    ' 2 | C:w->1/Z%x',
    '   |         ~',
    '   = possible fix: remove the line',
    '   = lines 3 and 5 follow from this',
    'a.rootlog: 1 error',
    '',
  ]);
});

test('nothing to say is nothing said', () => {
  expect(diagnosticsText({ name: 'a', text: '', diagnostics: [] }, plain)).toBe('');
});

test('they come in the order of the text, the last line too', () => {
  const places = shown('ab\ncd', [said(4, 5), said(5, 5), said(0, 1)]).filter((line) => line.includes('error:'));
  expect(places.map((line) => line.split(' ')[0])).toEqual(['a.rootlog:1:1:', 'a.rootlog:2:2:', 'a.rootlog:2:3:']);
});

test('of one line three are shown, the others counted', () => {
  const lines = shown(
    'abcdefgh\ni',
    [0, 1, 2, 3, 4, 9].map((at) => said(at, at + 1)),
  );
  expect(lines.filter((line) => line.includes('error:'))).toHaveLength(4);
  expect(lines).toContain('a.rootlog:1: 2 more in this line');
  expect(lines.at(-2)).toBe('a.rootlog: 6 errors');
});

test('of one line a mistake of writing is shown, however many breaches of the law come before it', () => {
  const lines = shown('abcdefgh', [
    ...[0, 1, 2].map((at) => ({ ...said(at, at + 1), code: 'law/not-allowed' })),
    { ...said(6, 7), code: 'rootlog/comment' },
  ]);
  const codes = lines.filter((line) => line.includes('error:')).map((line) => /\[(.*)\]/.exec(line)?.[1]);
  expect(codes).toEqual(['law/not-allowed', 'law/not-allowed', 'rootlog/comment']);
});

test('of one file fifty are shown, the others counted', () => {
  const text = 'x\n'.repeat(80);
  const lines = shown(
    text,
    Array.from({ length: 80 }, (_, i) => said(2 * i, 2 * i + 1)),
  );
  expect(lines.filter((line) => line.includes('error:'))).toHaveLength(50);
  expect(lines.slice(-3)).toEqual(['a.rootlog: the first 50 of 80 are shown', 'a.rootlog: 80 errors', '']);
});

test('a span that runs over its line is marked to the end of the line', () => {
  expect(shown('ab\ncd', [said(1, 5)])[2]).toBe('   |  ^');
});

test('messages that quote a log cannot move the cursor', () => {
  const lines = shown('a', [said(0, 1, { message: 'no \x1b[2J', hint: 'drop \x07' })]);
  expect(lines[0]).toContain('no ␛[2J');
  expect(lines[3]).toContain('drop ␇');
});

test('counts by severity', () => {
  const all = [said(0, 0), said(0, 0), said(0, 0, { severity: 'warning' }), said(0, 0, { severity: 'info' })];
  expect(countText(all)).toBe('2 errors, 1 warning, 1 remark');
  expect(countText([])).toBe('no errors');
  expect(hasErrors(all)).toBe(true);
  expect(hasErrors(all.slice(2))).toBe(false);
});
