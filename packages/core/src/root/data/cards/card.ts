import type { ClearingSuit, Item, Suit } from '../vocabulary.ts';

/**
 * What happens to a crafted card: an `item` is taken, a `persistent` effect stays, a `favor` is resolved and discarded
 * (4.1.2, 4.1.3). `ambush` and `dominance` cards cannot be crafted (2.1.2, 2.1.3).
 */
export type CardKind = 'item' | 'persistent' | 'favor' | 'ambush' | 'dominance';

/** A crafting icon; `any` is the three-colour question mark (4.1.1). */
export type CraftIcon = ClearingSuit | 'any';

export interface DeckCard {
  readonly suit: Suit;
  /** Full name in Rootlog: lower case, letters only. Cards with one name may have several suits. */
  readonly key: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly cost: readonly CraftIcon[];
  readonly item: Item | null;
  /** Points for crafting the item; 0 for other cards. */
  readonly vp: number;
  readonly copies: number;
  /** As printed after `#`: the abbreviation of Rootlog V2.8, or else the full name. */
  readonly spelling: string;
  /** As printed after `Z`: `favor` and `part` include their suit there, `ffavor`, `fpart`. */
  readonly craftSpelling: string;
  /** Spellings of other readers. */
  readonly aliases: readonly string[];
}

/** A card as Rootlog writes it: `F#anvil`. */
export const nameOfCard = ({ suit, spelling }: Pick<DeckCard, 'suit' | 'spelling'>): string => `${suit}#${spelling}`;

/** A printed name as Rootlog writes it: `Mouse-in-a-Sack` is `mouseinasack`. */
export const rootlogName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const icons = (cost: string): CraftIcon[] => [...cost].map((icon) => (icon === '?' ? 'any' : (icon as ClearingSuit)));

type Rest = Partial<Pick<DeckCard, 'cost' | 'item' | 'vp' | 'copies' | 'spelling' | 'craftSpelling' | 'aliases'>>;

const card = (suit: Suit, name: string, kind: CardKind, rest: Rest): DeckCard => {
  const key = rootlogName(name);
  const spelling = rest.spelling ?? key;
  const row = {
    suit,
    key,
    name,
    kind,
    cost: [],
    item: null,
    vp: 0,
    copies: 1,
    spelling,
    craftSpelling: spelling,
    aliases: [],
  };
  return { ...row, ...rest };
};

export const ambush = (suit: Suit, copies: number): DeckCard =>
  card(suit, 'Ambush!', 'ambush', { spelling: '@', copies });

export const dominance = (suit: Suit): DeckCard => card(suit, 'Dominance', 'dominance', { spelling: 'dom' });

/** A card that gives an item; `cost` has one letter for each icon. */
export const item = (suit: Suit, name: string, item: Item, vp: number, cost: string): DeckCard =>
  card(suit, name, 'item', { cost: icons(cost), item, vp });

export const favor = (suit: ClearingSuit, name: string, cost: string): DeckCard =>
  card(suit, name, 'favor', { spelling: 'favor', craftSpelling: `${suit.toLowerCase()}favor`, cost: icons(cost) });

type Effect = [suit: Suit, name: string, spelling: string, copies: number, cost: string, ...aliases: string[]];

/** A card with a persistent effect; `cost` has one letter for each icon, `?` for any suit. */
export const persistent = (...[suit, name, spelling, copies, cost, ...aliases]: Effect): DeckCard => {
  const craftSpelling = spelling === 'part' ? `${suit.toLowerCase()}part` : spelling;
  return card(suit, name, 'persistent', { spelling, craftSpelling, copies, cost: icons(cost), aliases });
};
