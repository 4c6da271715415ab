import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assemble } from './assemble.ts';
import { showDiagnostics } from './diagnostic.ts';
import { nearestWord } from './edit-distance.ts';
import { lineStartsOf, positionAt } from './positions.ts';

test('lines end with \\n, \\r\\n or \\r; lines and columns count from 1', () => {
  expect(lineStartsOf('a\nbc\r\nd\re')).toEqual([0, 2, 6, 8]);
  expect(positionAt(lineStartsOf('ab\ncd'), 4)).toEqual({ line: 2, column: 2 });
});

test('a position is what counting from the start gives', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\r', '\r\n', 'é', '😀'), { maxLength: 60, size: 'max' })
    .map((units) => units.join(''));
  fc.assert(
    fc.property(text, fc.nat(), (text, at) => {
      const offset = at % (text.length + 1);
      const ends = [...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length);
      const before = [0, ...ends].filter((start) => start <= offset);
      expect(positionAt(lineStartsOf(text), offset)).toEqual({
        line: before.length,
        column: offset - before.at(-1)! + 1,
      });
    }),
  );
});

test('a span over the end of its line is shown up to there', () => {
  const shown = showDiagnostics('ab\ncd', [
    { severity: 'error', code: 'x/y', message: 'm', hint: 'h', start: 1, end: 5, law: '6.2.1' },
  ]);
  expect(shown).toEqual([
    { severity: 'error', code: 'x/y', message: 'm; h', line: 1, column: 2, endColumn: 4, law: '6.2.1' },
  ]);
});

test('a text is assembled from its nodes and what lies between them', () => {
  const nodes = [
    { start: 1, end: 2 },
    { start: 4, end: 4 },
  ];
  expect(assemble('(a) b', nodes)).toBe('(a) b');
  expect(assemble('(a) b', nodes, () => 'X')).toBe('(X) Xb');
});

test('the nearest word differs in few letters', () => {
  expect(nearestWord('sabq', ['soup', 'sabo', 'swap'])).toBe('sabo');
  expect(nearestWord('anvli', ['anvil'])).toBe('anvil');
  expect(nearestWord('x', ['sabo'])).toBeUndefined();
});
