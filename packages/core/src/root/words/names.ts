import { OWN_CARDS, readCardName } from '../data/cards/names.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import { HIRELING_SHEETS } from '../data/hirelings.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { LANDMARK_SHEETS } from '../data/landmarks.ts';
import { FACTION_NAMES, MEMBER_NAMES, SUIT_NAMES } from '../data/names.ts';
import { DECKS, type Deck, type Suit } from '../data/vocabulary.ts';

const isHireling = (owner: string): owner is keyof typeof HIRELING_SHEETS => owner in HIRELING_SHEETS;

/** A faction or hirelings, without `the`. */
export const shortName = (owner: string): string =>
  isHireling(owner) ? HIRELING_SHEETS[owner].promoted.replace(/^The /, '') : (FACTION_NAMES[owner] ?? owner);

/** `the Eyrie`, `the Last Dynasty`. */
export const theOwner = (owner: string): string => `the ${shortName(owner)}`;

/** What comes before a piece: `Eyrie` warrior, `Corvid` plot. */
export const ownerAdjective = (owner: string): string => MEMBER_NAMES[owner] ?? shortName(owner);

export const suitName = (suit: string): string => SUIT_NAMES[suit as Suit] ?? suit;

/** Faces of pieces that the sheets list by spelling only. */
const FACES: Readonly<Record<string, string>> = {
  Pt_b: 'bomb',
  Pt_e: 'extortion plot',
  Pt_r: 'raid plot',
  Pt_s: 'snare',
  Kb_f: 'waystation, figure up',
  Kb_t: 'waystation, tablet up',
  Kb_j: 'waystation, jewelry up',
  Nt_d: 'ego with a draw icon',
};

/** Pieces of which one says no more than several. */
const SAME_IN_PLURAL = new Set(['wood', 'sympathy', 'jewelry', 'ego', 'ego with a draw icon']);

/** A piece without its owner: `sawmill`, `figure worth 2`. */
export function pieceName(owner: string, piece: string): string {
  const face = FACES[owner + piece];
  if (face !== undefined) return face;
  const classes = isHireling(owner)
    ? HIRELING_SHEETS[owner].pieces
    : FACTION_SHEETS[owner as keyof typeof FACTION_SHEETS]?.pieces;
  const relic = /^(t_[ftj])_(\d)$/.exec(piece);
  const name = classes?.find((it) => it.piece === (relic?.[1] ?? piece))?.name ?? piece;
  if (isHireling(owner)) return { w: 'warrior', p: 'pawn', t: 'token', b: 'building' }[piece.charAt(0)] ?? name;
  return (relic ? `${name} worth ${relic[2]}` : name).replace('Vagabond pawn', 'pawn');
}

/** `warriors`; the first word has the ending where more words follow a comma or a preposition. */
export const plural = (name: string): string =>
  SAME_IN_PLURAL.has(name) ? name : name.replace(/^[^,]*?(?= worth|, |$)/, (noun) => `${noun}s`);

export const landmarkName = (landmark: string): string | undefined =>
  LANDMARK_SHEETS[landmark as keyof typeof LANDMARK_SHEETS]?.name.replace(/^The /, '');

export const itemName = (letter: string): string => ITEM_NAMES[letter as keyof typeof ITEM_NAMES] ?? (letter || 'item');

const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(OWN_CARDS).flatMap((cards) => cards.map(({ spelling, name }) => [spelling, name] as const)),
);

/** The printed name of a card, with its suit where cards of several suits share the name: `Anvil`, `fox Dominance`. */
export function cardName(suit: string, spelling: string): string {
  const own = OWN_NAMES.get(spelling);
  if (own !== undefined) return own;
  for (const deck of DECKS) {
    const cards = cardsNamed(deck, spelling);
    const names = new Set(cards.filter((card) => suit === '' || card.suit === suit).map(({ name }) => name));
    if (names.size === 0) continue;
    const [name = spelling] = names;
    const printed = names.size === 1 ? name.replace('!', '') : spelling;
    const shared = new Set(cards.filter((card) => card.name === name).map((card) => card.suit)).size > 1;
    return shared && suit !== '' ? `${suitName(suit)} ${printed}` : printed;
  }
  return spelling;
}

const cardsNamed = (deck: Deck, spelling: string): readonly { readonly suit: string; readonly name: string }[] => {
  const name = readCardName(deck, spelling);
  return name && 'cards' in name ? name.cards : [];
};
