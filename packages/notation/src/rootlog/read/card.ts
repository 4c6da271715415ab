import { UNNAMED } from '../letters.ts';
import { nearestWord } from '../../kernel/edit-distance.ts';
import { type Reader, dialect, fail, isLower, next, report } from './reader.ts';

const AT = 64;
const UNDERSCORE = 95;
const SUIT_WORDS = ['', 'bird', 'fox', 'mouse', 'rabbit'];

const isUpper = (code: number): boolean => code >= 65 && code <= 90;

/** Reads what follows a `#`: a name or nothing. The card as it is spelt in actions, or `null`. */
export function readCard(r: Reader, suit: number): string | null {
  next(r);
  if (startsName(r.codes, r.pos)) return readName(r, suit);
  return UNNAMED[suit]!;
}

/** Reads a name: letters, or `@`. Names are also read as printed: `Better Burrow Bank`, `mouse-in-a-sack`. */
export function readName(r: Reader, suit: number): string | null {
  const { text, codes } = r;
  const start = r.pos;
  if (codes[start] === AT) r.pos++;
  else while (isLower(codes[r.pos]!)) r.pos++;
  const name = text.slice(start, r.pos);
  const more = name === '' || (isJoint(codes[r.pos]!) && goesOn(codes, r.pos + 1));
  const printed = more ? readPrintedName(r, suit, start) : undefined;
  return printed ?? bindName(r, suit, name, start);
}

/** Reads a name of several words, or with capital letters, if there is a card of that name; else moves nowhere. */
function readPrintedName(r: Reader, suit: number, start: number): string | undefined {
  const { text, codes } = r;
  const [own, other] = r.names;
  let name = '';
  let at = start;
  const plain = r.pos;
  let end = start;
  let card: string | undefined;
  while (name.length < LONGEST_NAME && goesOn(codes, at)) {
    do name += text[at++]!.toLowerCase();
    while (isLower(codes[at]!));
    const found = own.get(name)?.[suit] ?? other.get(name)?.[suit];
    if (found !== undefined) [card, end] = [found, at];
    if (isJoint(codes[at]!)) at++;
  }
  if (card === undefined) return undefined;
  r.pos = end;
  if (end > plain) dialect(r, start, card);
  return card;
}

/** Words of a name are joined by blanks, hyphens and apostrophes. */
const isJoint = (code: number): boolean => code === 32 || code === 45 || code === 39;
const startsWord = (codes: Uint8Array, at: number): boolean => isUpper(codes[at]!) && isLower(codes[at + 1]!);

/** More letters than any name has. */
const LONGEST_NAME = 40;

/** Whether a name goes on here: a letter (but not that of the place `h_C$`), or a word with a capital one. */
const goesOn = (codes: Uint8Array, at: number): boolean =>
  isLower(codes[at]!) ? codes[at + 1] !== UNDERSCORE : startsWord(codes, at);

/** Whether a name starts here. */
export const startsName = (codes: Uint8Array, at: number): boolean => codes[at] === AT || goesOn(codes, at);

/** Finds the card of a name: in the deck of the game, else in the other one. */
function bindName(r: Reader, suit: number, name: string, start: number): string | null {
  const [own, other] = r.names;
  const cards = own.get(name);
  if (cards !== undefined) {
    const card = cards[suit];
    if (card !== undefined) return card;
  }
  const elsewhere = other.get(name)?.[suit];
  if (elsewhere !== undefined) {
    if (r.deckKnown)
      report(r, 'warning', 'rootlog/other-deck', `${name} is not in the deck of this game`, start, r.pos);
    return elsewhere;
  }
  const inSuits = cards ?? other.get(name);
  if (inSuits) {
    const suits = inSuits.filter((card, i) => i > 0 && card !== undefined).join(', ');
    fail(r, start, 'rootlog/card-suit', `there is no ${SUIT_WORDS[suit]} card called ${name}`, `there is ${suits}`);
  } else {
    const nearest = r.comparisons-- > 0 ? nearestWord(name, own.keys()) : undefined;
    fail(r, start, 'rootlog/unknown-card', 'no card is called so', nearest && `perhaps ${nearest} is meant`);
  }
  return null;
}
