import { UNNAMED } from '../letters.ts';
import { nearestWord } from '../../kernel/edit-distance.ts';
import { type Reader, dialect, fail, isLower, report } from './reader.ts';

const AT = 64;
const SUIT_WORDS = ['', 'bird', 'fox', 'mouse', 'rabbit'];

const isUpper = (code: number): boolean => code >= 65 && code <= 90;

/** Reads what follows a `#`: a name or nothing. The card as it is spelt in actions, or `null`. */
export function readCard(r: Reader, suit: number): string | null {
  const code = r.codes[r.pos]!;
  if (isLower(code) || code === AT) return readName(r, suit);
  if (isUpper(code) && isLower(r.codes[r.pos + 1]!)) return readPrintedName(r, suit);
  return UNNAMED[suit]!;
}

/** Reads a name: letters, or `@`. */
export function readName(r: Reader, suit: number): string | null {
  const { text, codes } = r;
  const start = r.pos;
  let code = codes[r.pos]!;
  if (code === AT) r.pos++;
  else while (isLower(code)) code = codes[++r.pos]!;
  // A name never has a letter after it, so a blank or hyphen and a letter make it one of several words.
  if ((code === 32 || code === 45 || code === 39) && isLower(codes[r.pos + 1]!)) {
    r.pos = start;
    return readPrintedName(r, suit);
  }
  return bindName(r, suit, text.slice(start, r.pos), start);
}

/** Reads a name as printed: `Better Burrow Bank`, `mouse-in-a-sack`. */
function readPrintedName(r: Reader, suit: number): string | null {
  const { text, codes } = r;
  const start = r.pos;
  let name = '';
  for (;;) {
    const code = codes[r.pos]!;
    const inWord = isLower(codes[r.pos + 1]!);
    if (isLower(code)) name += text[r.pos];
    else if (isUpper(code) && inWord) name += text[r.pos]!.toLowerCase();
    else if (!(isJoint(code) && (inWord || startsWord(codes, r.pos + 1)))) break;
    r.pos++;
  }
  const card = bindName(r, suit, name, start);
  if (card !== null) dialect(r, start, card);
  return card;
}

const isJoint = (code: number): boolean => code === 32 || code === 45 || code === 39;
const startsWord = (codes: Uint8Array, at: number): boolean => isUpper(codes[at]!) && isLower(codes[at + 1]!);

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
