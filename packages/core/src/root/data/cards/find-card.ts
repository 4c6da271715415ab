import type { Deck, Suit } from '../vocabulary.ts';
import { rootlogName } from './card.ts';
import { DECK_CARDS } from './names.ts';
import { QUESTS } from './quests.ts';

/** A card found by words: its notation, and its name. */
export interface FoundCard {
  readonly card: string;
  readonly words: string;
}

/** What words may mean: one card, several, or none. */
export type FoundCards = readonly FoundCard[];

const SUIT_WORDS: Readonly<Record<Suit, readonly string[]>> = {
  B: ['bird', 'b'],
  F: ['fox', 'f'],
  M: ['mouse', 'm'],
  R: ['rabbit', 'r', 'bunny'],
};

interface Listed {
  readonly suit: Suit;
  readonly key: string;
  readonly name: string;
  readonly spelling: string;
  readonly craftSpelling?: string;
  readonly aliases: readonly string[];
}

/** Words for a card, and the cards that they fit: its name or notation, with or without its suit. */
function index(cards: readonly Listed[]): ReadonlyMap<string, FoundCards> {
  const found = new Map<string, FoundCard[]>();
  const add = (words: string, card: FoundCard): void => {
    const there = found.get(words) ?? [];
    found.set(words, there.some((one) => one.card === card.card) ? there : [...there, card]);
  };
  for (const { suit, key, name, spelling, craftSpelling = spelling, aliases } of cards) {
    const [suitWord = suit] = SUIT_WORDS[suit];
    const card = { card: `${suit}#${spelling}`, words: `${suitWord} ${name}` };
    for (const word of SUIT_WORDS[suit])
      if (word.length > 1) add(word, { card: `${suit}#`, words: `a ${suitWord} card` });
    for (const word of new Set([key, rootlogName(spelling), rootlogName(craftSpelling), ...aliases])) {
      if (word === '') continue;
      add(word, card);
      for (const of of SUIT_WORDS[suit]) for (const both of [of + word, word + of]) add(both, card);
    }
  }
  return found;
}

const BY_WORDS: Readonly<Record<Deck | 'quests', ReadonlyMap<string, FoundCards>>> = {
  Standard: index(DECK_CARDS.Standard),
  'E&P': index(DECK_CARDS['E&P']),
  quests: index(QUESTS),
};

/** What may be a name. Anything else, such as a count or an arrow, is Rootlog that is not a card. */
const NAME = /^[\p{L}#][\p{L} '’.!&#-]*$/u;

/** Fewer letters are too few to recognize a slip of the pen. */
const LEAST_LETTERS = 4;

/**
 * The cards that words may mean: a printed name in any case, with or without suit and blanks (`Fox root tea`), an
 * unambiguous beginning, or a near miss. Several if the suit is open; none if it is not a card. `nearest` returns the
 * known word that differs least from another, if it is close.
 *
 * @example findCards('E&P', 'false ord', () => undefined) // [{ card: 'F#false', words: 'fox False Orders' }]
 */
export function findCards(
  stock: Deck | 'quests',
  words: string,
  nearest: (word: string, known: Iterable<string>) => string | undefined,
): FoundCards {
  const word = rootlogName(words);
  const known = BY_WORDS[stock];
  const exact = known.get(word);
  if (word.length < 2 || !NAME.test(words.trim())) return [];
  if (exact !== undefined) return exact;
  const beginning = new Map<string, FoundCard>();
  for (const [key, cards] of known) if (key.startsWith(word)) for (const one of cards) beginning.set(one.card, one);
  if (beginning.size > 0) return [...beginning.values()];
  const near = word.length < LEAST_LETTERS ? undefined : nearest(word, known.keys());
  return (near !== undefined && known.get(near)) || [];
}
