import type { ItemSide } from '@woodlog/core/root';
import type { Owner, Place } from '../vocabulary.ts';
import { LETTER, SIGN } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import { readPlace } from './place.ts';
import type { Reader } from './reader.ts';

export interface ItemStart {
  readonly place: Place | null;
  readonly side: ItemSide | undefined;
}

/** Where items go, as far as it is written. */
export interface ItemEnd {
  readonly place: Place | null;
  /** The letter of an area of the board that they come to or are on, or 0. */
  readonly area: number;
  readonly turn: ItemSide | undefined;
}

const isArea = (code: number): boolean => code === LETTER.s || code === LETTER.d || code === LETTER.t;
const sideOf = (code: number): ItemSide | undefined => (code === LETTER.r ? 'r' : code === LETTER.e ? 'e' : undefined);

/** Reads where an item is, and its side: `d`, `de`, `12`, `V$`, `V$tr`. */
export function readItemStart(r: Reader): ItemStart | Failure {
  const place = readPlace(r);
  if (failed(place)) return place;
  if (place !== null && place.owner === null) return { place, side: undefined };
  const area = isArea(r.next()) ? readArea(r, place?.owner ?? r.known.taker) : place;
  if (failed(area)) return area;
  const side = sideOf(r.next());
  if (side !== undefined) r.pos++;
  return { place: area, side };
}

function readArea(r: Reader, owner: Owner): Place | Failure {
  const area = owner.areas.get(r.at(0));
  r.pos++;
  return area ?? noAreas(r, owner, r.pos - 1);
}

/** Only Vagabonds keep their items in areas. */
export const noAreas = (r: Reader, { name }: Owner, start: number): Failure =>
  r.fail(start, 'no-areas', `the board of ${name} has no satchel, damaged items or tracks`, 'name the board: `V$d`');

/** Reads where items go: a place, an area, a side; joined by `+`, these describe one item (D64). */
export function readItemEnd(r: Reader): ItemEnd | Failure {
  const end: { -readonly [K in keyof ItemEnd]: ItemEnd[K] } = { place: null, area: 0, turn: undefined };
  for (let joined = false; ; joined = r.take(SIGN.plus)) {
    const code = r.next();
    const start = r.pos;
    const word = readEndWord(r, code);
    if (failed(word)) return word;
    if (word === null && !joined) return end;
    if (word === null) return r.fail(start, 'unexpected', 'expected a place beside `+`', 'such as `$`, `d` or `e`');
    const field = typeof word === 'string' ? 'turn' : typeof word === 'number' ? 'area' : 'place';
    if (end[field]) return r.fail(start, 'contradiction', 'an item goes to one place and lies one way up');
    if (typeof word === 'string') end.turn = word;
    else if (typeof word === 'number') end.area = word;
    else end.place = word;
  }
}

/** A place, the letter of an area, or a side. */
function readEndWord(r: Reader, code: number): Place | number | ItemSide | Failure | null {
  const turn = sideOf(code);
  if (turn === undefined && !isArea(code)) return readPlace(r);
  r.pos++;
  return turn ?? code;
}
