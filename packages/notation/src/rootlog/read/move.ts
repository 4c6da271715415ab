import { type Action, MOST_PARTS, MOST_TERMS } from '@woodlog/core/root';
import { SUPPLIES } from '../letters.ts';
import { bind, readItemMove } from './item.ts';
import { readPlace } from './place.ts';
import { CARD, ITEM, type Reader, type Term, UNTYPED, fail, next } from './reader.ts';

const PLUS = 43;

/** Reads the right side of a move. */
export function readMove(r: Reader): Action | null {
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

function defaultEnd(term: Term): string {
  if (term.sort === CARD) return 'discard';
  return term.sort === ITEM || term.owner < 0 ? 'out' : SUPPLIES[term.owner]!;
}
