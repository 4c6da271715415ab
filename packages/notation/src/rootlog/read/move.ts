import type { Action, ItemSide, Part, Shown } from '@woodlog/core/root';
import { ITEM_AREAS, OWNERS, SUPPLIES, VALUED, factionOf, hasItemAreas } from '../letters.ts';
import { ARROW, DASH } from './codes.ts';
import { readPiece } from './piece.ts';
import { readPlace } from './place.ts';
import {
  CARD,
  ITEM,
  MOST_PARTS,
  MOST_TERMS,
  PIECE,
  type Reader,
  type Term,
  UNTYPED,
  dialect,
  fail,
  isDigit,
  next,
  readNumber,
} from './reader.ts';
import { noAreas, readSide } from './term.ts';

const PLUS = 43;
const MINUS = 45;
const CARET = 94;

/** Reads an action that starts with things: a move, a reveal, a flip or a trick. */
export function readThings(r: Reader): Action | null {
  if (!readSide(r)) return null;
  const code = next(r);
  if (code === MINUS || code > 60) {
    if (code === CARET) return readAfterCaret(r);
    if (readArrow(r)) return readMove(r);
  }
  if (code === 60 && r.text.startsWith('<->', r.pos)) return readTrick(r);
  fail(r, r.pos, 'rootlog/no-arrow', 'no arrow says where it goes', 'w3->5 moves, w3-> removes, F#^ shows');
  return null;
}

/** Reads `->`; also `-->`, `=>` and the arrows that word processors make of it. */
export function readArrow(r: Reader): boolean {
  const { codes } = r;
  const code = codes[r.pos]!;
  const second = codes[r.pos + 1]!;
  if (code === MINUS && second === 62) {
    r.pos += 2;
    return true;
  }
  const start = r.pos;
  const dashed = code === MINUS && second === MINUS && codes[r.pos + 2]! === 62;
  const long = (code === 61 || code === DASH) && second === 62;
  if (dashed) r.pos += 3;
  else if (long) r.pos += 2;
  else if (code === ARROW) r.pos++;
  else return false;
  dialect(r, start, '->');
  return true;
}

/** Reads the right side of a move. */
function readMove(r: Reader): Action | null {
  let items = true;
  for (let i = 0; i < r.count; i++) {
    const { sort, start } = r.terms[i]!;
    if (sort === UNTYPED) {
      fail(r, start, 'rootlog/unknown-piece', 'a relic has a type', 'write Kt_f, Kt_t or Kt_j');
      return null;
    }
    items &&= sort === ITEM;
  }
  return items ? readItemMove(r) : readPlainMove(r);
}

/** Each thing goes to each place, in the order they are written. */
function readPlainMove(r: Reader): Action | null {
  const { ends, terms, parts, count } = r;
  const first = readPlace(r);
  if (first === null) return null;
  if (next(r) !== PLUS) {
    if (count === 1) return { kind: 'move', parts: [bind(terms[0]!, first || defaultEnd(terms[0]!))] };
    for (let i = 0; i < count; i++) parts[i] = bind(terms[i]!, first || defaultEnd(terms[i]!));
    return { kind: 'move', parts: parts.slice(0, count) };
  }
  ends[0] = first;
  const places = first === '' ? 0 : readMorePlaces(r);
  if (places === 0) {
    fail(r, r.pos, 'rootlog/unexpected', 'here a place should stand', 'such as 5, C$ or E');
    return null;
  }
  if (count * places > MOST_PARTS) {
    fail(r, terms[0]!.start, 'rootlog/too-many-terms', `more than ${MOST_PARTS} moves in one action`);
    return null;
  }
  let found = 0;
  for (let i = 0; i < count; i++) for (let j = 0; j < places; j++) parts[found++] = bind(terms[i]!, ends[j]!);
  return { kind: 'move', parts: parts.slice(0, found) };
}

/** Reads the places after the first, at a `+`. How many there are with it; 0 if they cannot be read. */
function readMorePlaces(r: Reader): number {
  let places = 1;
  while (next(r) === PLUS) {
    const start = r.pos++;
    const place = readPlace(r);
    if (place === null || place === '') return 0;
    if (places === MOST_TERMS) {
      fail(r, start, 'rootlog/too-many-terms', `more than ${MOST_TERMS} places in one action`);
      return 0;
    }
    r.ends[places++] = place;
  }
  return places;
}

function bind(term: Term, to: string): Part {
  const { count, what, from, side } = term;
  return side === undefined ? { count, what, from, to } : { count, what, from, to, side };
}

/** The same with the way the item lies afterwards. */
function bindTurned(term: Term, to: string, turn: ItemSide): Part {
  const { count, what, from, side } = term;
  return side === undefined ? { count, what, from, to, turn } : { count, what, from, to, side, turn };
}

function defaultEnd(term: Term): string {
  if (term.sort === CARD) return 'discard';
  return term.sort === ITEM || term.owner < 0 ? 'out' : SUPPLIES[term.owner]!;
}

/** Where items go: a place, an area of the board they lie on, which way up; joined by `+` they are said of one item (D64). */
function readItemMove(r: Reader): Action | null {
  let place = '';
  let owner = -1;
  let area = 0;
  let turn: ItemSide | undefined;
  let some = false;
  let joined = false;
  for (;;) {
    const code = next(r);
    const start = r.pos;
    let again = false;
    if (code === 115 || code === 100 || code === 116) {
      r.pos++;
      again = area !== 0;
      area = code;
    } else if (code === 114 || code === 101) {
      r.pos++;
      again = turn !== undefined;
      turn = code === 114 ? 'r' : 'e';
    } else if (code === PLUS && some && !joined) {
      r.pos++;
      joined = true;
      continue;
    } else {
      const found = readPlace(r);
      if (found === null) return null;
      if (found === '') break;
      again = place !== '';
      place = found;
      owner = r.boardOwner;
    }
    if (again) {
      fail(r, start, 'rootlog/contradiction', 'an item goes to one place, and lies one way up');
      return null;
    }
    some = true;
    joined = false;
  }
  if (joined) {
    fail(r, r.pos, 'rootlog/unexpected', 'here a place should stand', 'such as $, d, t or e');
    return null;
  }
  const { parts, count } = r;
  for (let i = 0; i < count; i++) {
    const term = r.terms[i]!;
    const to = itemEnd(r, term, place, owner, area, turn);
    if (to === null) return null;
    parts[i] = turn === undefined ? bind(term, to) : bindTurned(term, to, turn);
  }
  return { kind: 'move', parts: parts.slice(0, count) };
}

/** The end of one item. */
function itemEnd(
  r: Reader,
  term: Term,
  place: string,
  owner: number,
  area: number,
  turn: ItemSide | undefined,
): string | null {
  if (area !== 0) {
    const lying = place === '' ? term.owner : owner;
    const board = place !== '' || (lying >= 0 && hasItemAreas(lying)) ? lying : r.taker;
    const end = board < 0 ? undefined : ITEM_AREAS[board]!.get(area);
    if (end !== undefined) return end;
    noAreas(r, board < 0 ? r.taker : board);
    return null;
  }
  if (place !== '') return place;
  if (turn === undefined) return 'out';
  if (term.owner >= 0) return term.from;
  fail(r, term.start, 'rootlog/no-board', 'only items on a board have a side', 'say where it goes, such as $');
  return null;
}

/** Reads on after `^`: cards are shown, or a token is turned over. */
function readAfterCaret(r: Reader): Action | null {
  r.pos++;
  const term = r.terms[0]!;
  if (r.count === 1 && (term.sort === PIECE || term.sort === UNTYPED)) return readFlip(r, term);
  const cards: Shown[] = [];
  for (let i = 0; i < r.count; i++) {
    const { sort, count, what, from, placed, start } = r.terms[i]!;
    const by = placed ? from! : OWNERS[r.taker]!;
    if (sort !== CARD) {
      fail(r, start, 'rootlog/reveal', 'only cards are shown', 'F#^ shows a fox card, t5^t_b turns a plot over');
      return null;
    }
    if (by.length !== 1 || factionOf(by.charCodeAt(0)) < 0) {
      fail(r, start, 'rootlog/reveal', 'cards are shown out of a hand', 'F#C^ shows a fox card of C');
      return null;
    }
    cards.push({ count, what, by });
  }
  return { kind: 'reveal', by: cards[0]!.by, cards, to: readAudience(r) };
}

/** Reads whom cards are shown to: a faction, or with nothing there the whole table. */
export function readAudience(r: Reader): string | null {
  const faction = factionOf(next(r));
  if (faction < 0) return null;
  r.pos++;
  return OWNERS[faction]!;
}

/** Reads what a token turns out to be: `t_b`, a relic's value `2`, in older logs both (`t5^t_3_f`). */
function readFlip(r: Reader, term: Term): Action | null {
  const start = r.pos;
  const { what, from, owner, placed, sort } = term;
  if (term.count !== 1 || !placed) {
    fail(r, term.start, 'rootlog/flip', 'one token is turned over, in a clearing', 't5^t_b');
    return null;
  }
  const code = next(r);
  if (isDigit(code) && sort === PIECE) {
    const becomes = VALUED.get(`${what}_${readNumber(r)}`);
    if (becomes !== undefined) return { kind: 'flip', what, at: from!, becomes };
    fail(r, start, 'rootlog/flip', 'only relics have a value, from 1 to 3');
    return null;
  }
  if (factionOf(code) === owner) r.pos++;
  next(r);
  if (!readPiece(r, owner, term)) return null;
  const becomes = term.what;
  if (becomes.length < 4) {
    fail(r, start, 'rootlog/flip', 'what it turns out to be is not said', 't5^t_b');
    return null;
  }
  if (sort === PIECE) return { kind: 'flip', what, at: from!, becomes };
  const [relic, value] = [becomes.slice(0, 4), becomes.slice(5)];
  dialect(r, term.start, `${relic}${from}^${value || 3}`);
  if (value) return { kind: 'flip', what: relic, at: from!, becomes };
  fail(r, start, 'rootlog/flip', 'the value of the relic is not said', 't_f5^3');
  return null;
}

/** Reads on at `<->`: two plots change places. */
function readTrick(r: Reader): Action | null {
  const start = r.pos;
  const one = r.terms[0]!;
  const first = one.from!;
  r.pos += 3;
  const ok = r.count === 1 && isPlot(one) && readSide(r) && r.count === 1 && isPlot(r.terms[0]!);
  if (ok) return { kind: 'trick', clearings: [first, r.terms[0]!.from!] };
  fail(r, start, 'rootlog/trick', 'two plots in clearings change places', 't12<->t4');
  return null;
}

const isPlot = ({ what, count, from, placed }: Term): boolean =>
  placed && count === 1 && what.startsWith('Pt') && /^\d+$/.test(from!);
