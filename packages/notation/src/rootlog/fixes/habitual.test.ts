import { expect, test } from 'vitest';
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
const eachTurn = (of: (turn: string) => string): string => LOG.replace(/^([CA]:)(?! )(.*)$/gm, (line) => of(line));
const parted = (by: string): string => eachTurn((turn) => turn.replaceAll('/', by));

/** The log, as people write it who have a habit. */
const HABITS: Readonly<Record<string, string>> = {
  'a mark before each line': LOG.replace(/^(?=.)/gm, '- '),
  'lines that are quoted': LOG.replace(/^/gm, '> '),
  'numbered turns': eachTurn((turn) => `3. ${turn}`),
  'labels in bold': LOG.replace(/^([CA]):/gm, '**$1**:'),
  'signs of a web page': LOG.replaceAll('>', '&gt;'),
  'full-width digits': LOG.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  commas: parted(', '),
  blanks: parted(' '),
  bars: parted(' | '),
  words: parted(' and '),
  'an arrow without its stroke': LOG.replaceAll('->', '>'),
  'names of animals': LOG.replace(/^C:/gm, 'Cats:').replace(/^A:/gm, 'WA:'),
  'numbers of turns': eachTurn((turn) => turn.replace(':', '1:')),
  'an action a line': parted('\n'),
  'the letter before each action': eachTurn((turn) => turn.replaceAll('/', `\n${turn.slice(0, 2)}`)),
  phases: eachTurn((turn) => turn.replace(':', ': Birdsong: ').replace('/', ' Evening: ')),
  'a c before clearings': eachTurn((turn) => turn.replace(/->(?=\d+$|\d+\/)/g, '->c')),
};

test.each(Object.entries(HABITS))('a habit is one error, with a fix for the whole log: %s', (_, text) => {
  const [said, ...others] = withFixes(parse(text), check(parse(text))).filter(({ severity }) => severity !== 'info');
  expect(others).toEqual([]);
  const [fix] = said?.fixes ?? [];
  expect(fix?.certain).toBe(true);
  const { text: fixed } = applyEdits(text, fix?.edits ?? []);
  expect(fmt(parse(fixed))).toBe(fmt(parse(LOG)));
});

test('the log is held to the law without its habit, and what is said stands where it is written', () => {
  const text = (HABITS['a mark before each line'] ?? '').replace('w2->5/w5->2/#->C', 'w2->5/w5->2/3#->C');
  const found = audit(text);
  expect(found?.lines.map(({ line, verdict }) => [line, verdict])).toContainEqual([12, 'illegal']);
  const said = found?.revise?.([]).filter(({ severity }) => severity === 'error') ?? [];
  expect(said.map(({ start, end }) => text.slice(start, end))).toEqual(['- Map: Fall', '3#->C']);
  const reports = new Map([...auditLines(text)].map((one) => [one.line, one]));
  expect(reports.get(12)).toMatchObject({ verdict: { line: 12, verdict: 'illegal' } });
  expect(reports.get(1)?.diagnostics).toMatchObject([{ code: 'rootlog/unknown-line', follows: expect.any(Array) }]);
});

test('what is wrong in two lines is no habit, nor what a change helps in few of its lines', () => {
  const codes = (text: string): number => withFixes(parse(text), check(parse(text))).length;
  expect(codes(LOG.replace(/^(?=[CA]: )/gm, '- '))).toBeGreaterThan(1);
  expect(codes(LOG.replace('t->1/w5', 't->1, w5').replace('t->1/w2', 't->1, w2'))).toBe(2);
});
