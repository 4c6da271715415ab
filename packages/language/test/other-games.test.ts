import { readFileSync } from 'node:fs';
import { applyEdits } from '@woodlog/notation/kernel';
import { type Game, openAs } from '@woodlog/language';
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

const accepts = (game: Game, text: string): boolean =>
  openAs(game, text)
    .diagnostics()
    .every(({ severity }) => severity !== 'error');

test('Carcassonne: the next move is offered as the rules have it, first where, then which tile (MOVES 2)', () => {
  const offered = (line: string) =>
    carcassonneLanguage.completions(carcassonneLanguage.read(RECORD + line), (RECORD + line).length);
  expect(offered('')[0]?.text).toMatch(/^3A \(/);
  const squares = offered('3A ');
  expect(squares.map(({ text }) => text)).toContain('(0,2) ');
  expect(squares.map(({ text }) => text)).not.toContain('(9,9) ');
  const tiles = offered('3A (0,2) CR');
  expect(tiles.length).toBeGreaterThan(1);
  for (const { text, start } of tiles) {
    const written = `${RECORD}3A (0,2) CR`;
    expect(accepts('carcassonne', `${written.slice(0, start)}${text}\n`), text).toBe(true);
  }
  expect(tiles[0]?.label).toMatch(/^A lays CR.. at \(0,2\)/);
});

test('Fuzzy Knights: the steps that are open are offered, in words, and the rules accept each', () => {
  const log = 'FUZZY KNIGHTS\nMAP 10 x 10\nPLAYER 1 "Ann"\nPLAYER 2 "Bo"\n\n';
  const offers = knightsLanguage.completions(knightsLanguage.read(log), log.length);
  expect(offers.map(({ text }) => text)).toContain('DROP ITEM at ');
  const golden = readFileSync(new URL('../../cli/test/golden/two.knights', import.meta.url), 'utf8');
  const begun = golden.slice(0, golden.indexOf('P1: INTERACT'));
  const steps = knightsLanguage.completions(knightsLanguage.read(`${begun}P1: `), begun.length + 4);
  expect(steps.length).toBeGreaterThan(2);
  for (const { text } of steps) expect(accepts('fuzzy-knights', `${begun}P1: ${text}\n`), text).toBe(true);
  expect(steps.map(({ label }) => label)).toContain('Castellan 1 is done');
});

test('a move that the rules refuse has fixes near to it, which leave nothing wrong', () => {
  const wrong = `${RECORD}3A (0,3) RFRR\n`;
  const doc = carcassonneLanguage.read(wrong);
  const [problem] = carcassonneLanguage.diagnostics(doc);
  const fixes = problem === undefined ? [] : carcassonneLanguage.fixes(doc, problem);
  expect(fixes.length).toBeGreaterThan(0);
  for (const { edits } of fixes) expect(accepts('carcassonne', applyEdits(wrong, edits).text)).toBe(true);
  const golden = readFileSync(new URL('../../cli/test/golden/two.knights', import.meta.url), 'utf8');
  const log = golden.slice(0, golden.indexOf('P1: CAPTURE')).replace('MOVE H1 (8, 1)', 'MOVE H1 (7, 1)');
  const read = knightsLanguage.read(log);
  const [refused] = knightsLanguage.diagnostics(read);
  const titles = refused === undefined ? [] : knightsLanguage.fixes(read, refused).map(({ title }) => title);
  expect(titles).toContain('write `MOVE H1 (8, 1)`');
});
