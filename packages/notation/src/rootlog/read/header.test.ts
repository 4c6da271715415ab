import { describe, expect, test } from 'vitest';
import { logOf } from '../meaning.ts';
import { parse } from './parse.ts';

const header = (text: string) => logOf(parse(text)).header;
const codes = (text: string): string[] => parse(text).diagnostics.map(({ code }) => code);

const SUITS = ['F', 'M', 'R', 'F', 'M', 'R', 'F', 'M', 'R', 'F', 'M', 'R'];

describe('the suits of the clearings, in every spelling', () => {
  test.each([
    ['commas', 'F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12'],
    ['blanks', 'F1 M2 R3 F4 M5 R6 F7 M8 R9 F10 M11 R12'],
    ['numbers first', '1F 2M 3R 4F 5M 6R 7F 8M 9R 10F 11M 12R'],
    ['both', '1F, M 2, 3 R, F4, M5, R6, F7, M8, R9, F10, M11, R12,'],
    ['any order', 'R12, F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11'],
  ])('%s', (_, value) => {
    expect(header(`Clearings: ${value}`).clearings).toEqual(SUITS);
    expect(codes(`Clearings: ${value}`)).toEqual([]);
  });

  const eleven = 'F1 M2 R3 F4 M5 R6 F7 M8 R9 F10 M11';
  test.each([
    ['one too few', eleven],
    ['one too many', `${eleven} R12 R12`],
    ['one twice', `${eleven} R11`],
    ['clearing 13', `${eleven} R13`],
    ['clearing 0', `${eleven} R0`],
    ['no number', `${eleven} R`],
    ['no suit', `${eleven} 12`],
    ['bird', `${eleven} B12`],
    ['no suit that there is', `${eleven} X12`],
    ['nothing', ''],
  ])('not with %s', (_, value) => {
    expect(header(`Clearings: ${value}`).clearings).toBeUndefined();
    expect(codes(`Clearings: ${value}`)).toEqual(['rootlog/clearings']);
  });
});

describe('maps and decks', () => {
  test.each([
    ['Map: autumn', { map: 'Fall' }],
    ['Map: Autumn map', { map: 'Fall' }],
    ['Map: WINTER', { map: 'Winter' }],
    ['Deck: Exiles  and Partisans deck', { deck: 'E&P' }],
    ['Deck: base', { deck: 'Standard' }],
  ])('%s', (text, found) => expect(header(text)).toMatchObject(found));

  test.each([
    ['Map: map of Fall', 'rootlog/unknown-map'],
    ['Map: The Autumn map', 'rootlog/unknown-map'],
    ['Deck: deck', 'rootlog/unknown-deck'],
    ['Map: __proto__', 'rootlog/unknown-map'],
    ['Map: toString', 'rootlog/unknown-map'],
    ['Deck: constructor', 'rootlog/unknown-deck'],
    ['constructor: x', 'rootlog/unknown-line'],
    ['__proto__: x', 'rootlog/unknown-line'],
  ])('%s is none', (text, code) => expect(codes(text)).toEqual([code]));

  test('cards are those of the first deck that is one', () => {
    const text = (decks: string) => `${decks}\nC: Ann\nC:#anvil->C/#codeb->C`;
    expect(codes(text('Deck: Standard'))).toEqual([]);
    expect(codes(text('Deck: Standard\nDeck: E&P'))).toEqual([]);
    expect(codes(text('Deck: E&P\nDeck: Standard'))).toEqual(['rootlog/other-deck']);
    expect(codes(text('Deck: ?\nDeck: E&P'))).toEqual(['rootlog/unknown-deck', 'rootlog/other-deck']);
  });
});

test.each([
  ['Pool: CEA', ['C', 'E', 'A']],
  ['Pool: C, E + A & V', ['C', 'E', 'A', 'V']],
  ['Pool: CCE', ['C', 'E']],
  ['Pool: C/E', undefined],
  ['Pool: Cx', undefined],
  ['Pool:', []],
])('%s', (text, pool) => expect(header(text).pool).toEqual(pool));
