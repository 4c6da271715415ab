import { applyEdits } from '@woodlog/notation/kernel';
import { carcassonneLanguage } from '@woodlog/language/carcassonne';
import { knightsLanguage } from '@woodlog/language/fuzzy-knights';
import { expect, test } from 'vitest';

const RECORD = 'A = Ann\nB = Bo\n0 (0,0) RCRF\n1A (0,1) FCCCm\n2B (1,0) RRRF\n';

test('Carcassonne: the line in English, problems, rounds, and the words of the text', () => {
  const doc = carcassonneLanguage.read(RECORD);
  expect(carcassonneLanguage.hover(doc, RECORD.indexOf('FCCC'))?.text).toContain('lays FCCC at (0,1)');
  expect(carcassonneLanguage.diagnostics(carcassonneLanguage.read(`${RECORD}3A (9,9) CCCC\n`)).length).toBeGreaterThan(
    0,
  );
  expect(carcassonneLanguage.symbols(doc).map(({ name }) => name)).toContain('Round 1');
  expect(carcassonneLanguage.completions(doc, RECORD.indexOf('FCCC') + 2)[0]?.text).toBe('FCCCm');
  expect(carcassonneLanguage.fixes(doc, { severity: 'error', code: 'x/y', message: '', start: 0, end: 1 })).toEqual([]);
});

test('Fuzzy Knights: formatting, and the same document for the same text', () => {
  const text = 'P1:  MOVE (1,1)\n';
  const doc = knightsLanguage.read(text);
  expect(knightsLanguage.read(text, doc)).toBe(doc);
  const formatted = applyEdits(text, knightsLanguage.format(doc)).text;
  expect(knightsLanguage.format(knightsLanguage.read(formatted))).toEqual([]);
  expect(knightsLanguage.folds(doc)).toEqual([]);
});
