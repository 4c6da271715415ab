import { expect, test } from 'vitest';
import { gapsIn } from './gaps.ts';

const SEATS = ['H', 'D', 'A', 'K'];

/** A line that is none, one that cannot be read, or a player's. */
const lineOf = (letter: string): string | null | undefined =>
  letter === '-' ? null : letter === '?' ? undefined : letter;

/** The missing turns and exchanged ones of a log that begins with a setup line of each player. */
function brokenIn(turns: string, seats = SEATS) {
  const { gaps, exchanged } = gapsIn([...seats, ...turns.replaceAll(' ', '')].map(lineOf), seats, () => false);
  const at = (i: number): number => i - seats.length;
  return { missing: [...gaps].map(([i, taker]) => [at(i), taker]), exchanged: exchanged.map(at) };
}

test.each([
  ['in order', 'HDAK HDAK HDA', [], []],
  ['one is missing', 'HDAK HAK HDAK', [[5, 'D']], []],
  ['one is missing beside a line that is none', 'HDAK H-AK HDAK', [[6, 'D']], []],
  ['a line that cannot be read may be the missing one', 'HDAK H?AK HDAK', [], []],
  ['two are exchanged', 'HDAK HADK HDAK', [[5, 'D']], [5]],
  ['so are the last of one round and the first of the next', 'HDAH KDAK HDAK', [[3, 'K']], [3]],
  ['the first two are exchanged', 'DHAK HDAK HDAK', [[0, 'H']], [0]],
])('1.4.1: turns in the order of play: %s', (_, turns, missing, exchanged) => {
  expect(brokenIn(turns)).toEqual({ missing, exchanged });
});

test('1.4.1: of two players the first two turns are not taken to be exchanged, since one may be missing', () => {
  expect(brokenIn('DC DC DC', ['C', 'D']).exchanged).toEqual([]);
});

test.each([
  ['once others have had a turn', 'AVLAVD', 5, [[3, 'D']]],
  ['before anybody else has', 'OVVO', 1, [[0, 'V']]],
  ['unless it stands before the setup of another', 'VOVO', 0, []],
  ['unless it may be a setup', 'AVLAVD', 9, []],
])('D23: a player whose first line is a turn lacks a setup, %s', (_, takers, turnLike, missing) => {
  expect([...gapsIn([...takers], [...'AVLDO'], (i) => i === turnLike).gaps]).toEqual(missing);
});

test('a log without setups lacks none', () => {
  expect([...gapsIn([...'AVLAVL'], [...'AVL'], () => true).gaps]).toEqual([]);
});
