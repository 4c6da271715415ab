import { MOST_COUNT, MOST_TERMS } from '@woodlog/core/root';
import { BOARDS, ITEM_NAMES, SUPPLIES, isItem, kindOf, suitOf } from '../letters.ts';
import { readBracket } from './bracket.ts';
import { readCard } from './card.ts';
import { HASH } from './codes.ts';
import { placeTerm, readItemStart } from './item.ts';
import { readLandmark, readPiece } from './piece.ts';
import { readOwner, readPlace } from './place.ts';
import {
  CARD,
  FREE,
  ITEM,
  type Reader,
  SUITED,
  type Term,
  fail,
  freshTerm,
  isDigit,
  isLower,
  next,
  readNumber,
} from './reader.ts';

const PERCENT = 37;
const OPEN = 40;
const PLUS = 43;
const UNDERSCORE = 95;

/** Reads the left side of an arrow or `^` into the reader's terms: things joined by `+`. */
export function readSide(r: Reader): boolean {
  r.count = 0;
  for (;;) {
    if (!readTerm(r, 0)) return false;
    if (next(r) !== PLUS) return true;
    r.pos++;
  }
}

/** Reads one term: a count, a thing, and perhaps its start; or a bracket of them. */
export function readTerm(r: Reader, depth: number): boolean {
  let code = next(r);
  const start = r.pos;
  if (code === OPEN) return readBracket(r, depth + 1);
  if (r.count === MOST_TERMS)
    return fail(r, start, 'rootlog/too-many-terms', `more than ${MOST_TERMS} things in one action`);
  const term = freshTerm(r);
  term.count = 1;
  if (isDigit(code)) {
    term.count = readNumber(r);
    if (term.count < 1 || term.count > MOST_COUNT)
      return fail(r, start, 'rootlog/count', `counts go from 1 to ${MOST_COUNT}`);
    code = next(r);
    if (code === OPEN)
      return fail(
        r,
        start,
        'rootlog/counted-bracket',
        'a bracket has no count',
        'write a count before each thing in it',
      );
  }
  term.start = start;
  term.placed = false;
  term.side = undefined;
  r.count++;
  if (!readThing(r, term, code, depth)) return false;
  return term.sort === SUITED || readStart(r, term);
}

/** Reads what is moved or shown into the term, with the start it has if none is written. */
function readThing(r: Reader, term: Term, code: number, depth: number): boolean {
  const suit = code === HASH ? 0 : suitOf(code);
  if (suit >= 0) return readSuited(r, term, suit, depth);
  if (code === PERCENT) {
    const item = r.codes[++r.pos]!;
    if (!isItem(item) && item !== UNDERSCORE)
      return fail(
        r,
        r.pos - 1,
        'rootlog/unknown-item',
        'no such item',
        'items are s b c x h t r f u, and %_ for all of them',
      );
    r.pos++;
    term.sort = ITEM;
    term.what = ITEM_NAMES[item]!;
    term.owner = r.taker;
    term.from = BOARDS[r.taker]!;
    return true;
  }
  const owner = readOwner(r);
  if (owner >= 0) next(r);
  const ownPiece = owner >= 0 || (kindOf(code) >= 0 && !startsWord(r));
  if (ownPiece) {
    if (!readPiece(r, owner >= 0 ? owner : r.taker, term)) return false;
    term.from = term.sort === FREE ? null : SUPPLIES[term.owner]!;
    return true;
  }
  if (isLower(code)) {
    term.from = null;
    return readLandmark(r, term);
  }
  return fail(
    r,
    r.pos,
    'rootlog/unexpected',
    'here a piece, card or item should stand',
    'such as w, Cb_s, F#, #sabo or %h',
  );
}

/** Whether what comes is a word (a landmark), and not a piece's letter alone or before the place `h_C$`. */
function startsWord({ codes, pos }: Reader): boolean {
  return isLower(codes[pos + 1]!) && !(codes[pos + 1] === 104 && codes[pos + 2] === UNDERSCORE);
}

/** Reads a card at its suit or `#`. In brackets a suit may stand alone, and be a card when the `#` comes. */
function readSuited(r: Reader, term: Term, suit: number, depth: number): boolean {
  term.owner = -1;
  term.from = 'draw';
  if (suit > 0) {
    r.pos++;
    if (next(r) !== HASH) {
      if (depth === 0) return fail(r, r.pos - 1, 'rootlog/no-hash', 'a suit alone is no card', 'a fox card is F#');
      term.sort = SUITED;
      term.suit = suit;
      return true;
    }
  }
  r.pos++;
  const card = readCard(r, suit);
  if (card === null) return false;
  term.sort = CARD;
  term.what = card;
  return true;
}

/** Reads the start of a term, if it is written. */
function readStart(r: Reader, term: Term): boolean {
  if (term.sort === ITEM) {
    if (!readItemStart(r)) return false;
    if (r.start.written) placeTerm(term, r.start);
    return true;
  }
  const place = readPlace(r);
  if (place === null) return false;
  if (place === '') return true;
  term.placed = true;
  if (term.sort !== FREE) term.from = place;
  return true;
}
