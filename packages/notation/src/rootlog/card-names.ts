import { type Deck, cardNames, readCardName } from '@woodlog/core/root';
import { SUIT_LETTERS } from './letters.ts';
import { cardThing } from './things.ts';
import type { Thing } from './vocabulary.ts';

/** What a name means after each suit, by suit (0: none written): after none, `sap` is `M#sap`. */
type BySuit = readonly (Thing | null)[];

/**
 * Names with a single suit get it even if it is not written, and lose it if the card has none: `#sabo` is `B#sabo`,
 * `#faith` is `B#faith`, `#despot` stays. Names with several suits (`dom`, `@`, `part`) keep what is written.
 */
function bySuit(deck: Deck, word: string): BySuit {
  const name = readCardName(deck, word);
  if (name === undefined) return [];
  if ('cards' in name) {
    const suits = new Set(name.cards.map((card) => card.suit as string));
    const [only] = suits.size === 1 ? suits : [''];
    return SUIT_LETTERS.map((suit) =>
      suit === '' || suits.has(suit) ? cardThing(`${suit || only}#${name.spelling}`) : null,
    );
  }
  const bird = name.pile === 'vizier' || name.pile === 'retainer';
  const spelling = `${bird ? 'B' : ''}#${name.spelling}`;
  return SUIT_LETTERS.map((suit) => (!bird || suit === '' || suit === 'B' ? cardThing(spelling) : null));
}

/** All names of a deck, and of the cards that come with factions. */
export type CardNames = ReadonlyMap<string, BySuit>;

const listed = (deck: Deck): CardNames => new Map(cardNames(deck).map((word) => [word, bySuit(deck, word)]));

const NAMES: Readonly<Record<Deck, CardNames>> = { Standard: listed('Standard'), 'E&P': listed('E&P') };

/** The names to look up a card in: those of the game's deck first, then those of the other. */
export function namesFor(deck: Deck | undefined): readonly [own: CardNames, other: CardNames] {
  return deck === 'Standard' ? [NAMES.Standard, NAMES['E&P']] : [NAMES['E&P'], NAMES.Standard];
}
