import { ITEMS, LANDMARKS, LANDMARK_SHEETS, supplyOf } from '@woodlog/core/root';
import { SUIT_LETTERS, letterTable } from './letters.ts';
import type { Owner, Thing } from './vocabulary.ts';

const kindAt = letterTable(
  [...'wpbt'].map((letter) => [letter, true] as const),
  false,
);

/** Whether it is the letter of a kind of piece: warrior, pawn, building, token. */
export const isKind = (code: number): boolean => kindAt[code] === true;

/** A number for kind, letter and value of a piece, by their codes; 0 for missing ones. */
export const keyOf = (kind: number, letter = 0, value = 0): number => (kind << 16) | (letter << 8) | value;

/** The key of a piece in letters: `w`, `t_k`, `t_f_2`. */
export const pieceKey = (piece: string): number => {
  const [kind = '', letter = '', value = ''] = piece.split('_');
  const code = (part: string): number => (part === '' ? 0 : part.charCodeAt(0));
  return keyOf(code(kind), code(letter), code(value));
};

export function pieceThing(owner: Owner, piece: string): Thing {
  const free = piece === 'p';
  const supply = supplyOf(owner.letter);
  return { sort: free ? 'free' : 'piece', what: owner.letter + piece, owner, home: free ? null : supply, away: supply };
}

/** A relic whose type is only in the flip that follows: `t5^t_3_f`. */
export const untypedRelic = (owner: Owner): Thing => ({ ...pieceThing(owner, 't'), sort: 'relic' });

export const cardThing = (what: string): Thing => ({ sort: 'card', what, owner: null, home: 'draw', away: 'discard' });

const ANY_CARD = cardThing('#');
const UNNAMED = SUIT_LETTERS.map((letter) => (letter === '' ? ANY_CARD : cardThing(`${letter}#`)));
const SUITS_ALONE = UNNAMED.map((card): Thing => ({ ...card, sort: 'suit' }));

/** A card of which at most the suit is known: `#`, `B#`. */
export const unnamedCard = (suit: number): Thing => UNNAMED[suit] ?? ANY_CARD;

/** `R` in `(2R+B)#`. */
export const suitAlone = (suit: number): Thing => SUITS_ALONE[suit] ?? ANY_CARD;

const item = (letter: string): readonly [string, Thing] => [
  letter,
  { sort: 'item', what: `%${letter}`, owner: null, home: null, away: 'out' },
];
const itemAt = letterTable(ITEMS.map(item), null);

export const itemOf = (code: number): Thing | null => itemAt[code] ?? null;

/** `%_`, all the items of a place. */
export const [, ALL_ITEMS] = item('_');

/** Landmarks by every spelling. `f` is also the Ferry, written like a piece (`(3w+f)1->12`). */
export const LANDMARK_THINGS: ReadonlyMap<string, Thing> = new Map(
  LANDMARKS.flatMap((landmark) => {
    const thing: Thing = { sort: 'free', what: landmark, owner: null, home: null, away: 'out' };
    return [landmark, ...LANDMARK_SHEETS[landmark].aliases].map((spelling) => [spelling, thing] as const);
  }),
);
