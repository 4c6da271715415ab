import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { advance, fingerprint } from '../kernel/index.ts';
import { root } from './game.ts';
import type { Table } from './table/table.ts';
import { nextLine, orderOfTurns, turnOrder } from './turn-order.ts';

/** The table of these seats after these lines: `C:` sets up, `C` is a turn. */
function tableAfter(header: string, lines: string): Table {
  const seats = [...header].map((faction) => ({ player: faction, faction }));
  const dealt = root.setup({ game: 'root', map: 'Fall', deck: 'Standard', seats });
  if (isLeft(dealt)) throw new Error(dealt.left.message);
  for (const word of lines.split(' ').filter((one) => one !== '')) {
    const [faction = '', colon] = word;
    expect(advance(root, dealt.right, { kind: 'begin', faction, ...(colon && { setup: true as const }) })).toBeNull();
    expect(advance(root, dealt.right, { kind: 'end' })).toBeNull();
  }
  return dealt.right;
}

/** The next line, written in the same way. */
function next(header: string, lines: string): string {
  const { seat, setup } = nextLine(tableAfter(header, lines));
  return `${header[seat]}${setup ? ':' : ''}`;
}

describe('the next line', () => {
  test.each([
    ['CAE', 'C: A: E:', 'C'],
    ['ANV', 'A: N: V:', 'A'],
    ['CPE', 'C: P: E:', 'C'],
    ['ANV', '', 'A:'],
    ['CAE', 'E:', 'C:'],
    ['CAE', 'C: E:', 'A:'],
    ['CAE', 'A: E: C:', 'C'],
  ])('5.1.7, 5.1.1: header %s after %j is %s', (header, lines, expected) => {
    expect(next(header, lines)).toBe(expected);
  });

  test.each([
    ['A E C A', 'E'],
    ['A E C', 'A'],
    ['A', 'C'],
    ['A C', 'E'],
    ['A E', 'C'],
    ['E', 'A'],
    ['C A A', 'E'],
    ['A E C A E C C', 'A'],
  ])('D23: header CEA, people play %s: next is %s', (lines, expected) => {
    expect(next('CEA', `C: E: A: ${lines}`)).toBe(expected);
  });

  test('D23: in the first round those who have played are skipped', () => {
    expect(next('CEAD', 'C: E: A: D: A D')).toBe('C');
    expect(next('CEAD', 'C: E: A: D: A D C')).toBe('E');
  });

  test('D23: whoever plays for the first time in a later round comes after the one who has just played', () => {
    expect(turnOrder(tableAfter('CEAD', 'C: E: A: D: C A D C E A')).map((seat) => 'CEAD'[seat])).toEqual([...'CEAD']);
    expect(orderOfTurns([...'CADCEA'])).toEqual([...'CEAD']);
    expect(orderOfTurns([...'CDACADCAD'])).toEqual([...'CAD']);
    expect(next('CEAD', 'C: E: A: D: C A D C E')).toBe('A');
  });

  test('D23: who has had a turn needs no setup line', () => expect(next('CE', 'C: E')).toBe('C'));
});

test.each([
  ['', 'CEA'],
  ['A', 'ACE'],
  ['A E', 'AEC'],
  ['A E C', 'AEC'],
  ['A E C C A', 'AEC'],
])('D23: header CEA, people play %j: the order of play is %s', (lines, expected) => {
  const order = turnOrder(tableAfter('CEA', `C: E: A: ${lines}`));
  expect(order.map((seat) => 'CEA'[seat]).join('')).toBe(expected);
});

test('tables that differ in who has set up have other fingerprints, those set up by all the same', () => {
  const print = (lines: string) => fingerprint(root.canonical(tableAfter('CE', lines)));
  const setUpOnly = (lines: string) => ({ ...tableAfter('CE', lines), setUp: [] });
  expect(print('C:')).not.toBe(fingerprint(root.canonical(setUpOnly('C:'))));
  expect(print('C: E:')).toBe(fingerprint(root.canonical(setUpOnly('C: E:'))));
});
