import { nearestWord } from '../../kernel/edit-distance.ts';
import type { CardNames } from '../card-names.ts';
import { SUIT_WORDS, suitOf } from '../letters.ts';
import { unnamedCard } from '../things.ts';
import type { Thing } from '../vocabulary.ts';
import { SIGN, isLower, isUpper } from './codes.ts';
import type { Failure } from './failure.ts';
import type { Reader } from './reader.ts';

/** Longer than any name. */
const LONGEST_NAME = 40;

/** Reads what follows a `#`: a name or nothing. */
export function readCard(r: Reader, suit: number): Thing | Failure {
  r.next();
  return startsName(r) ? readName(r, suit) : unnamedCard(suit);
}

/** Reads a suit, if present: 1 to 4, otherwise 0. */
export function takeSuit(r: Reader): number {
  const suit = suitOf(r.next());
  if (suit < 0) return 0;
  r.pos++;
  return suit;
}

/** Reads a name: letters, or `@`. Also accepts printed names: `Better Burrow Bank`, `mouse-in-a-sack`. */
export function readName(r: Reader, suit: number): Thing | Failure {
  const start = r.pos;
  if (r.at(0) === SIGN.at) r.pos++;
  else while (isLower(r.at(0))) r.pos++;
  const name = r.text.slice(start, r.pos);
  const more = name === '' || (isJoint(r.at(0)) && goesOn(r, r.pos + 1));
  return (more ? readPrintedName(r, suit, start) : null) ?? bindName(r, suit, name, start);
}

/** Reads a name of several words, or with capital letters, if a card has it; otherwise does not move. */
function readPrintedName(r: Reader, suit: number, start: number): Thing | null {
  const { text, codes } = r;
  const [own, other] = r.known.names;
  const plain = r.pos;
  let name = '';
  let card: Thing | null = null;
  for (let at = start; name.length < LONGEST_NAME && goesOn(r, at); ) {
    const word = at++;
    while (isLower(codes[at] ?? 0)) at++;
    name += text.slice(word, at).toLowerCase();
    const found = own.get(name)?.[suit] ?? other.get(name)?.[suit];
    if (found != null) [card, r.pos] = [found, at];
    if (isJoint(codes[at] ?? 0)) at++;
  }
  if (card !== null && r.pos > plain) r.dialect(start, card.what);
  return card;
}

/** Blanks, hyphens and apostrophes join the words of a name. */
const isJoint = (code: number): boolean => code === SIGN.space || code === SIGN.minus || code === SIGN.apostrophe;

/** Whether a name continues there: with a letter (except that of the place `h_C$`), or a word with a capital one. */
function goesOn({ codes }: Reader, at: number): boolean {
  const code = codes[at] ?? 0;
  const after = codes[at + 1] ?? 0;
  return isLower(code) ? after !== SIGN.underscore : isUpper(code) && isLower(after);
}

/** Whether a name starts here. */
export const startsName = (r: Reader): boolean => r.at(0) === SIGN.at || goesOn(r, r.pos);

/** Finds the card with a name: in the deck of the game, or else in the other one. */
function bindName(r: Reader, suit: number, name: string, start: number): Thing | Failure {
  const [own, other] = r.known.names;
  const card = own.get(name)?.[suit];
  if (card != null) return card;
  const elsewhere = other.get(name)?.[suit];
  if (elsewhere == null) return unknownCard(r, suit, name, start);
  if (r.known.deckKnown)
    r.report('warning', 'other-deck', `\`${name}\` is a card of the other deck`, start, r.pos, OTHER_DECK);
  return elsewhere;
}

const OTHER_DECK = 'check the line `Deck:` and the name; `woodlog cards` lists the names';

function unknownCard(r: Reader, suit: number, name: string, start: number): Failure {
  const [own, other] = r.known.names;
  const suits = own.get(name) ?? other.get(name);
  if (suits !== undefined) {
    const known = suits.flatMap((card, i) => (i > 0 && card !== null ? [`\`${card.what}\``] : [])).join(', ');
    return r.fail(start, 'card-suit', `no ${SUIT_WORDS[suit]} card is called \`${name}\``, `there is ${known}`);
  }
  const nearest = r.mayCompare() ? nearestName(name, own, suit) : undefined;
  const hint = nearest === undefined ? '`woodlog cards` lists the names' : `did you mean \`${nearest}\`?`;
  return r.fail(start, 'unknown-card', `unknown card \`${r.since(start)}\``, hint, nearest);
}

/** The name that a word is the beginning of, or else the most like it; none if it begins several. */
function nearestName(word: string, names: CardNames, suit: number): string | undefined {
  const begun = [...names].filter(([name, suits]) => name.startsWith(word) && suits[suit] != null);
  return begun.length === 0 ? nearestWord(word, names.keys()) : begun.length === 1 ? begun[0]?.[0] : undefined;
}
