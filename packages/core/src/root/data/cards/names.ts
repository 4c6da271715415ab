import { RETAINER } from '../factions/keepers.ts';
import { LEADERS, VIZIER } from '../factions/eyrie.ts';
import { MINISTERS } from '../factions/duchy.ts';
import { MOODS } from '../factions/hundreds.ts';
import { CHARACTERS } from '../factions/vagabond.ts';
import type { Deck, Suit } from '../vocabulary.ts';
import type { DeckCard } from './card.ts';
import { EXILES } from './exiles.ts';
import { QUESTS, type Quest } from './quests.ts';
import { STANDARD } from './standard.ts';

export const DECK_CARDS: Readonly<Record<Deck, readonly DeckCard[]>> = { Standard: STANDARD, 'E&P': EXILES };

/** Cards of a faction's own, each with a pile of its own (D9). */
export const OWN_CARDS = {
  leader: LEADERS,
  vizier: [VIZIER],
  minister: MINISTERS,
  mood: MOODS,
  character: CHARACTERS,
  retainer: [RETAINER],
} as const;
export type OwnPile = keyof typeof OWN_CARDS;

/**
 * What a card's name means. `spelling` is the canonical one: for the shared deck and quests the abbreviation of Rootlog
 * V2.8, or else the full name; other piles have no abbreviations. `cards` are the rows that fit.
 */
export type CardName =
  | { readonly pile: 'deck'; readonly spelling: string; readonly cards: readonly DeckCard[] }
  | { readonly pile: 'quest'; readonly spelling: string; readonly cards: readonly Quest[] }
  | { readonly pile: OwnPile; readonly spelling: string };

/** Cards by each accepted spelling: full name, abbreviation, the form after `Z`, and those of other readers. */
const bySpelling = <C extends DeckCard | Quest>(cards: readonly C[]): Map<string, C[]> => {
  const found = new Map<string, C[]>();
  for (const card of cards) {
    const crafted = 'craftSpelling' in card ? card.craftSpelling : card.spelling;
    for (const word of new Set([card.key, card.spelling, crafted, ...card.aliases]))
      found.set(word, [...(found.get(word) ?? []), card]);
  }
  return found;
};

const namesOf = (deck: Deck): ReadonlyMap<string, CardName> => {
  const names = new Map<string, CardName>();
  for (const [word, cards] of bySpelling(DECK_CARDS[deck]))
    names.set(word, { pile: 'deck', spelling: cards[0]!.spelling, cards });
  for (const [word, cards] of bySpelling(QUESTS))
    names.set(word, { pile: 'quest', spelling: cards[0]!.spelling, cards });
  for (const [pile, cards] of Object.entries(OWN_CARDS))
    for (const { spelling } of cards) names.set(spelling, { pile: pile as OwnPile, spelling });
  return names;
};

const NAMES: Readonly<Record<Deck, ReadonlyMap<string, CardName>>> = {
  Standard: namesOf('Standard'),
  'E&P': namesOf('E&P'),
};

/**
 * The card or cards that a log calls `word`, after `#` or `Z`; with a suit, those of that suit. `undefined` if no card
 * of this deck has the name.
 *
 * @example readCardName('E&P', 'fpart').cards[0].name // 'Fox Partisans'
 */
export function readCardName(deck: Deck, word: string, suit?: Suit): CardName | undefined {
  const name = NAMES[deck].get(word);
  if (name === undefined || suit === undefined) return name;
  const fits = (card: DeckCard | Quest): boolean => card.suit === suit;
  switch (name.pile) {
    case 'deck':
      return name.cards.some(fits) ? { ...name, cards: name.cards.filter(fits) } : undefined;
    case 'quest':
      return name.cards.some(fits) ? { ...name, cards: name.cards.filter(fits) } : undefined;
    case 'vizier':
    case 'retainer':
      return suit === 'B' ? name : undefined;
    default:
      return name;
  }
}

/** Every spelling that `readCardName` accepts. */
export const cardNames = (deck: Deck): readonly string[] => [...NAMES[deck].keys()];
