import { expect, test } from 'vitest';
import { errorsIn, verdicts, wrongLines } from '../../../test/rootlog/errors-in.ts';
import { LEGAL, WITH_BATTLE, withSlips } from '../../../test/rootlog/legal-log.ts';
import { applyEdits } from '../../kernel/index.ts';
import { audit } from './index.ts';

const LINE = 10;

/** The text with the first fix of each error. */
function fixed(text: string): string {
  const edits = errorsIn(text).flatMap(({ fixes: [first] = [] }) => first?.edits ?? []);
  return applyEdits(
    text,
    [...edits].sort((a, b) => a.start - b.start),
  ).text;
}

test.each([
  [
    'points that cannot be read, and a clearing',
    [
      ['++/#->E\nC:t', '==/#->E\nC:t'],
      ['2w3->7', '2w3->8'],
    ],
  ],
  [
    'two signs for arrows',
    [
      ['M#E->$_x', 'M#E➔$_x'],
      ['b->7', 'b➔7'],
    ],
  ],
  [
    'a count and a clearing',
    [
      ['Cw7->', '2Cw7->'],
      ['b->7', 'b->11'],
    ],
  ],
  [
    'a separator and a piece',
    [
      ['M#E->$_x/B#E', 'M#E->$_x: B#E'],
      ['b->7/', 't->7/'],
    ],
  ],
  [
    'a sign for an arrow, and points that are written twice',
    [
      ['M#E->$_x', 'M#E➔$_x'],
      ['++/#->E\nC:t', '++/++/#->E\nC:t'],
    ],
  ],
  [
    'a sign for an arrow, and points of another',
    [
      ['M#E->$_x', 'M#E➔$_x'],
      ['b->7/++', 'b->7/C++'],
    ],
  ],
  [
    'two pieces',
    [
      ['$_r/w->3', '$_r/s->3'],
      ['b->7/', 'y->7/'],
    ],
  ],
] as const)('two slips in one line are two errors, each with its fix: %s', (_, slips) => {
  const text = withSlips(...slips);
  expect(wrongLines(text)).toEqual([LINE]);
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('a line with a corrected slip is one that was not played as it is written', () => {
  const text = withSlips(['M#E->$_x', 'M#E➔$_x'], ['b->7', 'b➔7']);
  expect(verdicts(text).filter((verdict) => verdict !== 'legal')).toEqual(['slip']);
});

test.each([
  ['a number', 'E:M#E', 'T4: E:M#E'],
  ['a mark', 'E:M#E', '> E:M#E'],
  ['brackets', 'E:M#E', '[E]:M#E'],
  ['the name of the player', 'E:M#E', 'Bob:M#E'],
  ['the name of the faction', 'E:M#E', 'Eyrie:M#E'],
  ['a small letter', 'E:M#E', 'e:M#E'],
] as const)('D129: a turn is played whose label cannot be read: %s', (_, written, slip) => {
  const text = WITH_BATTLE.replace(written, slip);
  const [error, ...more] = errorsIn(text);
  expect([error?.line, more]).toEqual([LINE, []]);
  expect(error?.fixes?.[0]?.certain).toBe(true);
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('1.4.1: a line with the letter of another is one error, whatever of it cannot be read', () => {
  const text = WITH_BATTLE.replace('E:M#E->$_x', 'C:M#E->$_x');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, more]).toEqual([LINE, []]);
  expect(error?.message).toContain('this is the line of E, not of C');
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('1.4.1: two lines with each other’s letter are one error', () => {
  const text = WITH_BATTLE.replace('E:M#E->$_x', 'C:M#E->$_x').replace('C:t->1/w->9/w9', 'E:t->1/w->9/w9');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, error?.code, more]).toEqual([LINE, 'slip/letters-exchanged', []]);
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('two lines of one player in each other’s place are one error', () => {
  const turns = ['C:t->9/t9->/b_s->5/++/#->C', 'D:w->0/#->D', 'C:t->9/t->5/t9+t5->/b_s->9/++2/#->C', 'D:w->0/#->D'];
  const [header = ''] = LEGAL.replace('b_s->1/b_w->5/b_r->9', 'b_s->9/b_w->5/b_r->1').split('C:t->1');
  const legal = header + turns.join('\n');
  expect(errorsIn(legal)).toEqual([]);
  const [first = '', second = '', third = '', last = ''] = turns;
  const text = header + [third, second, first, last].join('\n');
  const [error, ...more] = errorsIn(text);
  expect([error?.line, error?.message, more]).toEqual([9, 'lines 9 and 11 are in each other’s place', []]);
  expect(fixed(text)).toBe(legal);
});

test('4.2: two moves in a row that go where the other one does are one error', () => {
  const text = LEGAL.replace('w2->6/w4->8', 'w2->8/w4->6');
  expect(errorsIn(text).map(({ line }) => line)).toEqual([9]);
  expect(fixed(text)).toBe(LEGAL);
});

test('1.4.1: a line with the letter of nobody is the turn of who is next', () => {
  const text = WITH_BATTLE.replace('E:M#E', 'B:M#E');
  expect(errorsIn(text).map(({ line }) => line)).toEqual([LINE]);
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('D70: a player without a line is who has lines and no name', () => {
  expect(errorsIn(WITH_BATTLE.replace('E: Bob', 'L: Bob'))).toEqual([]);
});

test('what stands after a lone hyphen may be played', () => {
  const text = WITH_BATTLE.replace('XC7(1,0)/Cw7', 'XC7(1,0) - Cw7');
  expect(errorsIn(text).map(({ line }) => line)).toEqual([LINE]);
  expect(fixed(text)).toBe(WITH_BATTLE);
});

test('without its piece and source a move is one that the law allows', () => {
  const text = WITH_BATTLE.replace('w9->12', '->12');
  expect(errorsIn(text).map(({ line }) => line)).toEqual([LINE + 1]);
  expect(fixed(text)).not.toContain('--12');
});

test.each(['E:', 'T4: E:'])('a line with more actions than any turn is not held to the rules: %s', (label) => {
  const text = WITH_BATTLE.replace('E:M#E', `${label}${'w->3/'.repeat(2000)}M#E`);
  expect(audit(text)?.lines.every(({ verdict }) => verdict === 'undecided')).toBe(true);
});
