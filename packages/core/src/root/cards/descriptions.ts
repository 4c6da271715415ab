import { Bug } from '../../kernel/index.ts';
import type { DeckCard, CardKind } from '../data/cards/card.ts';
import { type Item, ITEMS, type Suit, SUITS } from '../data/vocabulary.ts';

/**
 * What can be known of a card: its suit, its name, the item it shows, or nothing (`#`). A log often knows only part of
 * a card, so places hold descriptions, not cards (D2). Descriptions are numbers; `spelling` gives their names in
 * Rootlog.
 */
export type Description = number;

/** Nothing is known of the card. */
export const UNKNOWN: Description = 0;

/** No such description: two that exclude each other have no `meet`. */
export const NONE = -1;

/** A printed card, as far as descriptions need it. */
export interface Printed {
  readonly suit: Suit;
  readonly spelling: string;
  readonly item: Item | null;
  readonly kind: CardKind | 'quest';
}

/** All descriptions of the cards of one deck, and how they compare. */
export interface Descriptions {
  /** `#`, `F#`, `#%h`, `F#%h`, `#dom`, `F#anvil`. */
  readonly spellings: readonly string[];
  readonly byName: ReadonlyMap<string, Description>;
  /** The cards that a description fits, as a bit set of the printed cards. */
  readonly fits: readonly bigint[];
  /** The printed card, if only one fits. */
  readonly printed: readonly (Printed | null)[];
  /** What is known of a card that fits both, or `NONE`. */
  meet(a: Description, b: Description): Description;
  /** What is known of a card that fits one or the other. */
  join(a: Description, b: Description): Description;
}

function spell(suit: string, name: string, item: string): string {
  return `${suit}#${name || (item && `%${item}`)}`;
}

/**
 * Lists every description of a stock of cards, least known first, and computes how they compare. Leaves out
 * descriptions that fit no card, and keeps the longest name of several that fit the same cards.
 */
export function describe(stock: readonly Printed[]): Descriptions {
  const names = [...new Set(stock.map((card) => card.spelling))];
  const bySpelling = new Map<string, bigint>();
  const offer = (suit: string, name: string, item: string): void => {
    let fits = 0n;
    for (const [i, card] of stock.entries()) {
      if (suit && card.suit !== suit) continue;
      if (name && card.spelling !== name) continue;
      if (item && card.item !== item) continue;
      fits |= 1n << BigInt(i);
    }
    if (fits) bySpelling.set(spell(suit, name, item), fits);
  };
  for (const name of ['', ...names]) {
    for (const item of name ? [''] : ['', ...ITEMS]) {
      for (const suit of ['', ...SUITS]) offer(suit, name, item);
    }
  }
  // For equal sets the later name says more: `F#anvil` after `#anvil`.
  const best = new Map<bigint, string>();
  for (const [spelling, fits] of bySpelling) best.set(fits, spelling);
  const size = (fits: bigint): number => fits.toString(2).replaceAll('0', '').length;
  const sets = [...best.keys()].sort((a, b) => size(b) - size(a) || (best.get(a)! < best.get(b)! ? -1 : 1));
  const idOf = new Map(sets.map((fits, id) => [fits, id]));
  const byName = new Map([...bySpelling].map(([spelling, fits]) => [spelling, idOf.get(fits)!]));

  const n = sets.length;
  const meets = new Int16Array(n * n);
  const joins = new Int16Array(n * n);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) {
      const both = sets[a]! & sets[b]!;
      const either = sets[a]! | sets[b]!;
      // The least-known description within both, and the best-known one around either.
      meets[a * n + b] = both ? sets.findIndex((fits) => (fits & both) === fits) : NONE;
      joins[a * n + b] = sets.findLastIndex((fits) => (fits & either) === either);
    }
  }
  return {
    spellings: sets.map((fits) => best.get(fits)!),
    byName,
    fits: sets,
    printed: sets.map((fits) => stock[stock.findIndex((_, i) => fits === 1n << BigInt(i))] ?? null),
    meet: (a, b) => meets[a * n + b]!,
    join: (a, b) => joins[a * n + b]!,
  };
}

export function printedCards(deck: readonly DeckCard[]): Printed[] {
  return deck.map(({ suit, spelling, item, kind }) => ({ suit, spelling, item, kind }));
}

export function spellingOf({ spellings }: Pick<Descriptions, 'spellings'>, card: Description): string {
  const spelling = spellings[card];
  if (spelling === undefined) throw new Bug(`no description ${card}`);
  return spelling;
}

/** The description with this name, which the stock must have. */
export function described({ byName }: Pick<Descriptions, 'byName'>, spelling: string): Description {
  const card = byName.get(spelling);
  if (card === undefined) throw new Bug(`no card ${spelling} in this stock`);
  return card;
}

/** Whether a card is known to be a dominance card of any suit. */
export function isDominance(cards: Descriptions, card: Description): boolean {
  return cards.meet(card, described(cards, '#dom')) === card;
}

/** Whether more is known of a card than its suit and item: its name. */
export function isNamed(cards: Descriptions, card: Description): boolean {
  const spelling = spellingOf(cards, card);
  const first = spelling.charAt(spelling.indexOf('#') + 1);
  return first === '@' || (first >= 'a' && first <= 'z');
}

/** Whether both the suit and the name of a card are known: of `#favor` there are three. */
export const isKnown = (cards: Descriptions, card: Description): boolean =>
  isNamed(cards, card) && !spellingOf(cards, card).startsWith('#');
