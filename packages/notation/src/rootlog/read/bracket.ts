import { readCard } from './card.ts';
import { placeTerm, readItemStart } from './item.ts';
import { readPlace } from './place.ts';
import { CARD, ITEM, type Reader, SUITED, fail, next } from './reader.ts';
import { readTerm } from './term.ts';

const HASH = 35;
const CLOSE = 41;
const PLUS = 43;

/** Brackets may stand in brackets once: `((2F+M)#+w)$->`. */
const DEEPEST = 2;

/** Reads a bracket and the start its things share. */
export function readBracket(r: Reader, depth: number): boolean {
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
