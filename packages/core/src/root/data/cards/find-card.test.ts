import { describe, expect, test } from 'vitest';
import { DECKS } from '../vocabulary.ts';
import { rootlogName } from './card.ts';
import { effectOf } from './effect-words.ts';
import { findCards } from './find-card.ts';
import { DECK_CARDS } from './names.ts';

const none = (): undefined => undefined;
const found = (words: string, stock: 'E&P' | 'Standard' | 'quests' = 'E&P', near: string | undefined = undefined) =>
  findCards(stock, words, () => near).map(({ card }) => card);

describe('a card by its name', () => {
  test.each([
    ['Anvil', 'F#anvil'],
    ['ANVIL', 'F#anvil'],
    ['fox anvil', 'F#anvil'],
    ['anvil fox', 'F#anvil'],
    ['F Anvil', 'F#anvil'],
    ['Fox Partisans', 'F#part'],
    ['rabbit root tea', 'R#teas'],
    ['Smuggler’s Trail', 'R#smug'],
    ['mouse in a sack', 'M#mouseinasack'],
    ['false ord', 'F#false'],
    ['leag', 'M#league'],
    ['fox', 'F#'],
    ['a visit', 'R#visit'],
  ])('%s', (words, card) => {
    const cards = found(words);
    expect(cards).toHaveLength(1);
    expect(cards[0]?.startsWith(card.slice(0, 2))).toBe(true);
  });

  test('several where the suit is open, none for what is no card', () => {
    expect(new Set(found('root tea').map((card) => card[0]))).toEqual(new Set(['F', 'R', 'M']));
    expect(found('crossbow')).toHaveLength(2);
    for (const word of ['bog', 'F', '7M#roottea', 'F#anvil->', '(F#anvil)', 'M#rootteaE$'])
      expect(found(word)).toEqual([]);
    expect(found('sappers')).toEqual([]);
    expect(found('sappers', 'Standard')).toHaveLength(1);
    expect(found('errand', 'quests')).toHaveLength(2);
  });

  test('a near miss, if it is no beginning of a card', () => {
    expect(found('anvul', 'E&P', 'anvil')).toEqual(['F#anvil']);
    expect(found('bog', 'E&P', 'anvil')).toEqual([]);
  });

  test.each(DECKS)('of %s each card is found by its suit and name, as typed with blanks or without', (deck) => {
    const suits = { B: 'bird', F: 'fox', M: 'mouse', R: 'rabbit' };
    for (const { suit, name, spelling } of DECK_CARDS[deck]) {
      for (const words of [`${suits[suit]} ${name}`, rootlogName(`${name}${suits[suit]}`)])
        expect(
          findCards(deck, words, none).map(({ card }) => card),
          words,
        ).toEqual([`${suit}#${spelling}`]);
    }
  });
});

test.each(DECKS)('each card of %s has an item or an effect in a word', (deck) => {
  for (const card of DECK_CARDS[deck]) expect(effectOf(card) === '', card.name).toBe(card.item !== null);
});
