import { expect, test } from 'vitest';
import type { Fix } from '../../kernel/diagnostic.ts';
import { applyEdits } from '../../kernel/edits.ts';
import { parse } from '../read/parse.ts';
import { check } from '../replay/check.ts';
import { audit, auditLines } from '../audit/audit.ts';
import { fmt } from '../print/fmt.ts';
import { withFixes } from './with-fixes.ts';

const LOG = `Map: Fall
Deck: E&P
C: Ann
A: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9/(F#foxfolksteel+M#mouseinasack+B#sabo)C->C
A:3#->$

C:t->1/w5->2/#->C
A:#A->$/#->A

C:t->1/w2->5/w5->2/#->C
A:#A->$/#->A
`;
const eachTurn = (log: string, of: (turn: string) => string): string =>
  log.replace(/^([CA]:)(?! )(.*)$/gm, (line) => of(line));
const parted =
  (by: string) =>
  (log: string): string =>
    eachTurn(log, (turn) => turn.replaceAll('/', by));

/** A log, as people write it who have a habit. */
const HABITS: Readonly<Record<string, (log: string) => string>> = {
  'a mark before each line': (log) => log.replace(/^(?=.)/gm, '- '),
  'lines that are quoted': (log) => log.replace(/^/gm, '> '),
  'quotes around each line': (log) => log.replace(/^(.+)$/gm, '"$1"'),
  'bars around each line': (log) => log.replace(/^(.+)$/gm, '| $1 |'),
  'numbered turns': (log) => eachTurn(log, (turn) => `3. ${turn}`),
  'labels in bold': (log) => log.replace(/^([CA]):/gm, '**$1**:'),
  'signs of a web page': (log) => log.replaceAll('>', '&gt;'),
  'full-width digits': (log) => log.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  commas: parted(', '),
  blanks: parted(' '),
  bars: parted(' | '),
  words: parted(' and '),
  'an arrow without its stroke': (log) => log.replaceAll('->', '>'),
  'names of animals': (log) => log.replace(/^C:/gm, 'Cats:').replace(/^A:/gm, 'WA:'),
  'numbers of turns': (log) => eachTurn(log, (turn) => turn.replace(':', '1:')),
  'an action a line': parted('\n'),
  'the letter before each action': (log) => eachTurn(log, (turn) => turn.replaceAll('/', `\n${turn.slice(0, 2)}`)),
  phases: (log) => eachTurn(log, (turn) => turn.replace(':', ': Birdsong: ').replace('/', ' Evening: ')),
  'a c before clearings': (log) => eachTurn(log, (turn) => turn.replace(/->(?=\d+$|\d+\/)/g, '->c')),
};

const withFirst = (text: string, fix: Fix | undefined): string => applyEdits(text, fix?.edits ?? []).text;
const meaning = (text: string): string => fmt(parse(text));

test.each(Object.entries(HABITS))('a habit is one error, with a fix for the whole log: %s', (_, write) => {
  const text = write(LOG);
  const [said, ...others] = withFixes(parse(text), check(parse(text))).filter(({ severity }) => severity !== 'info');
  expect(others).toEqual([]);
  const [fix] = said?.fixes ?? [];
  expect(fix?.certain).toBe(true);
  expect(meaning(withFirst(text, fix))).toBe(meaning(LOG));
});

test.each(Object.entries(HABITS))(
  'another error has its fix where it is written, with the habit as without: %s',
  (_, write) => {
    const text = write(LOG.replace('w2->5/w5->2/#->C', 'w2->5/w5->2/3#->C'));
    const [habit, other] =
      audit(text)
        ?.revise?.([])
        .filter(({ severity, fixes }) => severity !== 'info' && fixes) ?? [];
    const fixed = withFirst(text, other?.fixes?.[0]);
    expect(meaning(withFirst(fixed, withFixes(parse(fixed), check(parse(fixed)))[0]?.fixes?.[0]))).toBe(meaning(LOG));
    expect(habit?.fixes?.[0]?.certain).toBe(true);
  },
);

test('a habit leaves comments alone, whatever ends the lines', () => {
  const text = LOG.replace(/^(C:.+)$/gm, '"$1" // note').replaceAll('\n', '\r\n');
  const [said] = withFixes(parse(text), check(parse(text)));
  const fixed = withFirst(text, said?.fixes?.[0]);
  expect(fixed.match(/ \/\/ note\r\n/g)).toHaveLength(4);
  expect(check(parse(fixed))).toEqual([]);
});

test('turns that are missing between those of one player, and lines written twice, are no parts of one turn', () => {
  const text = `${LOG}${'C:t->1/w5->2/#->C\nC:t->1/w2->5/#->C\n'.repeat(2)}`;
  expect(check(parse(text)).filter(({ code }) => code === 'rootlog/turn-order')).toHaveLength(3);
  expect(withFixes(parse(text), check(parse(text))).some(({ hint }) => hint?.startsWith('the same') === true)).toBe(
    false,
  );
});

test('the log is held to the law without its habit, and what is said stands where it is written', () => {
  const text = (HABITS['a mark before each line'] as (log: string) => string)(LOG).replace(
    'w2->5/w5->2/#->C',
    'w2->5/w5->2/3#->C',
  );
  const found = audit(text);
  expect(found?.lines.map(({ line, verdict }) => [line, verdict])).toContainEqual([12, 'illegal']);
  const said = found?.revise?.([]).filter(({ severity }) => severity === 'error') ?? [];
  expect(said.map(({ start, end }) => text.slice(start, end))).toEqual(['- Map: Fall', '3#->C']);
  const reports = new Map([...auditLines(text)].map((one) => [one.line, one]));
  expect(reports.get(12)).toMatchObject({ verdict: { line: 12, verdict: 'illegal' } });
  expect(reports.get(1)?.diagnostics).toMatchObject([{ code: 'rootlog/unknown-line', follows: expect.any(Array) }]);
});

test('turns with words before their letters are no remarks, and prose below a turn is no part of it', () => {
  const text = LOG.replace(/^(?=[CA]:[t#])/gm, 'Turn 3 ');
  const fixed = withFirst(text, withFixes(parse(text), check(parse(text)))[0]?.fixes?.[0]);
  expect(fixed).not.toContain('//');
  const prose = `${(HABITS['an action a line'] as (log: string) => string)(LOG)}What a game\nBob was slow\nAnn slept\n`;
  const joined = withFirst(prose, withFixes(parse(prose), check(parse(prose)))[0]?.fixes?.[0]);
  expect(joined.endsWith('\nWhat a game\nBob was slow\nAnn slept\n')).toBe(true);
});

test('what is wrong in two lines is no habit, nor what a change helps in few of its lines', () => {
  const codes = (text: string): number => withFixes(parse(text), check(parse(text))).length;
  expect(codes(LOG.replace(/^(?=[CA]: )/gm, '- '))).toBeGreaterThan(1);
  expect(codes(LOG.replace('t->1/w5', 't->1, w5').replace('t->1/w2', 't->1, w2'))).toBe(2);
});
