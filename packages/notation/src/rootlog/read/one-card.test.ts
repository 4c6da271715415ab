import { expect, it } from 'vitest';
import { parseCard } from './one-card.ts';

it.each([
  ['B#sap', 'B#sap'],
  ['#sap', 'B#sap'],
  ['#sappers', 'B#sap'],
  ['  B #  sap ', 'B#sap'],
  ['#Better Burrow Bank', 'R#bank'],
  ['M#@', 'M#@'],
  ['R#', 'R#'],
  ['#', '#'],
  ['#despot', '#despot'],
  ['F#errand', 'F#errand'],
])('%j is the card %s', (text, card) => expect(parseCard(text, 'E&P')).toBe(card));

it('looks a name up in the deck of the game first, and then in the other', () => {
  expect(parseCard('M#codeb', 'Standard')).toBe('M#codeb');
  expect(parseCard('M#codeb', 'E&P')).toBe('M#codeb');
  expect(parseCard('#sap')).toBe('B#sap');
});

it.each([
  ['a count', '7M#roottea'],
  ['a count of one', '1M#roottea'],
  ['a start', 'M#rootteaE'],
  ['a board', 'M#rootteaE$'],
  ['an end', 'M#roottea->E'],
  ['a bracket', '(M#roottea)'],
  ['two cards', 'M#roottea+F#anvil'],
  ['two cards, one on each line', 'M#roottea\nF#anvil'],
  ['a comment', 'M#roottea//'],
  ['a zero', 'M#roottea\0'],
  ['a suit alone', 'M'],
  ['a name alone', 'roottea'],
  ['a suit that there is not', 'X#roottea'],
  ['a suit that the card has not', 'B#roottea'],
  ['a name that there is not', 'M#nonsense'],
  ['a suit twice', '##anvil'],
  ['a suit after the hash', '#M#anvil'],
  ['a piece', 'w'],
  ['an item', '%h'],
  ['nothing', ''],
])('%s is no card', (_, text) => expect(parseCard(text, 'E&P')).toBeNull());
