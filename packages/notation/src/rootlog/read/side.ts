import { type ItemSide, MOST_COUNT, MOST_TERMS } from '@woodlog/core/root';
import { suitOf } from '../letters.ts';
import type { Place, Thing } from '../vocabulary.ts';
import { readCard } from './card.ts';
import { SIGN } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import { readItemStart } from './item.ts';
import { readPlace } from './place.ts';
import type { Reader } from './reader.ts';
import { readThing } from './thing.ts';

/** Where things start, as far as it is written. */
export interface Start {
  readonly place: Place | null;
  readonly side: ItemSide | undefined;
}

/** One term of the left side of an arrow or `^`: a number of things, and where they start. */
export interface Term extends Start {
  readonly count: number;
  readonly thing: Thing;
  readonly start: number;
  readonly end: number;
}

/** Brackets may be nested once: `((2F+M)#+w)$->`. */
const DEEPEST = 2;

/** Reads the left side of an arrow or `^`: terms joined by `+`, or brackets of them. */
export function readSide(r: Reader, depth = 0): Term[] | Failure {
  const terms = readTerms(r, depth);
  while (!failed(terms) && r.take(SIGN.plus)) {
    const more = readTerms(r, depth);
    if (failed(more)) return more;
    for (const term of more) terms.push(term);
    if (terms.length > MOST_TERMS)
      return r.fail(r.pos - 1, 'too-many-terms', `an action names at most ${MOST_TERMS} things`);
  }
  return terms;
}

/** Reads one term, or a bracket of them. */
function readTerms(r: Reader, depth: number): Term[] | Failure {
  if (r.next() === SIGN.open) return readBracket(r, depth + 1);
  const term = readTerm(r, depth);
  return failed(term) ? term : [term];
}

/** Reads a count, a thing, and its start if written. */
function readTerm(r: Reader, depth: number): Term | Failure {
  const start = r.pos;
  const number = r.number();
  if (number === 0 || number > MOST_COUNT) return r.fail(start, 'count', `expected a count from 1 to ${MOST_COUNT}`);
  if (number > 0 && r.next() === SIGN.open)
    return r.fail(start, 'counted-bracket', 'a count before a bracket', 'write it before each thing in the bracket');
  const thing = readThing(r);
  if (failed(thing)) return thing;
  if (thing.sort === 'suit' && depth === 0) return noHash(r, thing, r.pos - 1);
  const count = Math.max(number, 1);
  if (thing.sort === 'item') {
    const from = readItemStart(r);
    return failed(from) ? from : { count, thing, start, end: r.pos, place: from.place, side: from.side };
  }
  const place = thing.sort === 'suit' ? null : readPlace(r);
  return failed(place) ? place : { count, thing, start, end: r.pos, place, side: undefined };
}

/** Reads a bracket and the start that its things share, unless they have their own. */
function readBracket(r: Reader, depth: number): Term[] | Failure {
  const open = r.pos++;
  if (depth > DEEPEST) return r.fail(open, 'bracket', 'brackets nest too deep', 'one bracket may stand in another');
  const inside = readSide(r, depth);
  if (failed(inside)) return inside;
  if (!r.take(SIGN.close)) return r.fail(open, 'bracket', 'this bracket is not closed', 'expected `)`');
  const terms = r.take(SIGN.hash) ? nameSuits(r, inside) : noSuits(r, inside);
  if (failed(terms)) return terms;
  const from = terms.some(isItem) ? readItemStart(r) : readPlace(r);
  if (from === null) return terms;
  if (failed(from)) return from;
  const { place, side } = 'side' in from ? from : { place: from, side: undefined };
  const other = side === undefined && !isArea(place) ? undefined : terms.find(needsPlace);
  if (other !== undefined)
    return r.fail(other.start, 'bracket', 'only items lie in areas and on a side', 'say where each thing starts');
  return terms.map((term) => (isPlaced(term) ? term : { ...term, place, side: isItem(term) ? side : undefined }));
}

export const isItem = ({ thing }: Term): boolean => thing.sort === 'item';
const isPlaced = ({ place, side }: Start): boolean => place !== null || side !== undefined;
const isArea = (place: Place | null): boolean =>
  place !== null && [...(place.owner?.areas.values() ?? [])].includes(place);
/** Whether a start after the bracket applies to it, and it is not an item. */
const needsPlace = (term: Term): boolean => !isItem(term) && !isPlaced(term) && term.thing.sort !== 'free';

/** `(2R+B)#`, `(F+M)#dom`: the suits in the bracket become cards. */
function nameSuits(r: Reader, inside: Term[]): Term[] | Failure {
  const name = r.pos;
  const terms: Term[] = [];
  for (const term of inside) {
    const { sort, what } = term.thing;
    if (sort !== 'suit') return r.fail(name - 1, 'bracket', 'expected only suits before `)#`', 'such as `(2R+B)#`');
    r.pos = name;
    const thing = readCard(r, suitOf(what.charCodeAt(0)));
    if (failed(thing)) return thing;
    terms.push({ ...term, thing });
  }
  return terms;
}

function noSuits(r: Reader, inside: Term[]): Term[] | Failure {
  const suit = inside.find(({ thing }) => thing.sort === 'suit');
  return suit === undefined ? inside : noHash(r, suit.thing, suit.start);
}

const noHash = (r: Reader, { what }: Thing, start: number): Failure =>
  r.fail(start, 'no-hash', 'a card needs `#`', `write \`${what}\``);
