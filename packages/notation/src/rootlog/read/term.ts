import { BOARDS, ITEM_AREAS, ITEM_NAMES, SUPPLIES, isItem, kindOf, ownerName, suitOf } from '../letters.ts';
import { readCard } from './card.ts';
import { readLandmark, readPiece } from './piece.ts';
import { readOwner, readPlace } from './place.ts';
import {
  CARD,
  FREE,
  ITEM,
  MOST_COUNT,
  MOST_TERMS,
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

const HASH = 35;
const PERCENT = 37;
const OPEN = 40;
const CLOSE = 41;
const PLUS = 43;
const UNDERSCORE = 95;

/** Brackets may stand in brackets once: `((2F+M)#+w)$->`. */
const DEEPEST = 2;

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
function readTerm(r: Reader, depth: number): boolean {
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

/** Reads where an item lies, and which way up, into `r.start`: `d`, `de`, `12`, `V$`, `V$tr`. */
function readItemStart(r: Reader): boolean {
  const { start } = r;
  start.written = false;
  start.side = undefined;
  start.owner = r.taker;
  start.place = BOARDS[r.taker]!;
  const place = readPlace(r);
  if (place === null) return false;
  if (place !== '') {
    start.written = true;
    start.place = place;
    start.owner = r.boardOwner;
    if (r.boardOwner < 0) return true;
  }
  let code = next(r);
  if (code === 115 || code === 100 || code === 116) {
    const area = ITEM_AREAS[start.owner]!.get(code);
    r.pos++;
    if (area === undefined) return noAreas(r, start.owner);
    start.written = true;
    start.place = area;
    code = next(r);
  }
  if (code === 114 || code === 101) {
    r.pos++;
    start.written = true;
    start.side = code === 114 ? 'r' : 'e';
  }
  return true;
}

function placeTerm(term: Term, start: Reader['start']): void {
  term.placed = true;
  if (term.sort === FREE) return;
  term.from = start.place;
  if (term.sort !== ITEM) return;
  term.owner = start.owner;
  term.side = start.side;
}

/** Only Vagabonds keep their items in areas. */
export function noAreas(r: Reader, owner: number): false {
  return fail(
    r,
    r.pos - 1,
    'rootlog/no-areas',
    `the board of ${ownerName(owner)} has no satchel, damaged items or tracks`,
    'name the board: V$d',
  );
}

/** Reads a bracket and the start its things share. */
function readBracket(r: Reader, depth: number): boolean {
  const open = r.pos;
  if (depth > DEEPEST) return fail(r, open, 'rootlog/bracket', 'brackets stand too deep');
  const first = r.count;
  do {
    r.pos++;
    if (!readTerm(r, depth)) return false;
  } while (next(r) === PLUS);
  if (next(r) !== CLOSE) return fail(r, open, 'rootlog/bracket', 'this bracket is not closed');
  r.pos++;
  if (next(r) === HASH ? !nameSuits(r, first) : !noSuits(r, first)) return false;
  return shareStart(r, first);
}

/** `(2R+B)#`, `(F+M)#dom`: the suits in the bracket become cards. */
function nameSuits(r: Reader, first: number): boolean {
  const hash = r.pos++;
  const name = r.pos;
  for (let i = first; i < r.count; i++) {
    const term = r.terms[i]!;
    if (term.sort !== SUITED) return fail(r, hash, 'rootlog/bracket', 'before )# only suits can stand', '(2R+B)#');
    r.pos = name;
    const card = readCard(r, term.suit);
    if (card === null) return false;
    term.sort = CARD;
    term.what = card;
  }
  return true;
}

function noSuits(r: Reader, first: number): boolean {
  for (let i = first; i < r.count; i++) {
    const { sort, start } = r.terms[i]!;
    if (sort === SUITED) return fail(r, start, 'rootlog/no-hash', 'a suit alone is no card', 'write (2R+B)# or 2R#+B#');
  }
  return true;
}

/** Gives the start after the bracket to each thing in it that has none of its own. */
function shareStart(r: Reader, first: number): boolean {
  let items = false;
  for (let i = first; i < r.count; i++) items ||= r.terms[i]!.sort === ITEM;
  if (items) {
    if (!readItemStart(r)) return false;
  } else {
    const place = readPlace(r);
    if (place === null) return false;
    r.start.written = place !== '';
    r.start.place = place;
  }
  if (!r.start.written) return true;
  for (let i = first; i < r.count; i++) if (!r.terms[i]!.placed) placeTerm(r.terms[i]!, r.start);
  return true;
}
