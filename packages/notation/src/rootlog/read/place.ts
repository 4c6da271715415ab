import { factionOf, hirelingOf } from '../owners.ts';
import { CLEARINGS, DISCARD_PILE, LAST_CLEARING, QUESTS } from '../places.ts';
import type { Owner, Place } from '../vocabulary.ts';
import { LETTER, SIGN, isDigit, isLower } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import type { Reader } from './reader.ts';

/**
 * Reads a faction letter or a hireling, if present: `C`, `h_E`, `h_Ed`. `S`, `T` and `J` are hirelings even without
 * `h_`, as in one example of the document (`Sp->9`).
 */
export function readOwner(r: Reader): Owner | null {
  const code = r.next();
  const faction = factionOf(code);
  if (faction !== null) {
    r.pos++;
    return faction;
  }
  const marked = code === LETTER.h && r.at(1) === SIGN.underscore;
  const bare = code === LETTER.S || code === LETTER.T || code === LETTER.J;
  if (!marked && !bare) return null;
  const hireling = hirelingOf(marked ? r.at(2) : code);
  const after = r.at(1);
  if (hireling === null || (bare && !isLower(after) && !isDigit(after) && after !== SIGN.dollar)) return null;
  r.pos += marked ? 3 : 1;
  if (bare) r.dialect(r.pos - 1, hireling.letter);
  else if (r.at(0) === LETTER.d) r.pos++;
  return hireling;
}

/** Whether the hireling just read is marked as demoted, `h_Ed`. */
export const saysDemoted = (r: Reader): boolean => r.at(-1) === LETTER.d;

/** Reads a place, if present: `5`, `2_7_10`, `E`, `E$`, `$_r`, `*`, `Q`. */
export function readPlace(r: Reader): Place | Failure | null {
  const code = r.next();
  if (isDigit(code)) return readMapPlace(r);
  switch (code) {
    case SIGN.dollar:
      return readBoard(r, r.known.taker);
    case SIGN.star:
      r.pos++;
      return DISCARD_PILE;
    case LETTER.Q:
      r.pos++;
      return QUESTS;
  }
  if (r.toNextLine()) return null;
  const start = r.pos;
  const owner = readOwner(r);
  if (owner !== null && r.next() === SIGN.dollar) return readBoard(r, owner);
  if (owner !== null && !owner.hireling) return owner.hand;
  r.pos = start;
  return null;
}

/** Reads a board or a part of one, at its `$`. */
function readBoard(r: Reader, owner: Owner): Place | Failure {
  const start = r.pos++;
  if (r.at(0) !== SIGN.underscore) return owner.board;
  const part = owner.parts.get(r.at(1));
  r.pos += 2;
  return part ?? unknownPart(r, owner, start);
}

function unknownPart(r: Reader, owner: Owner, start: number): Failure {
  const known = [...owner.parts.values()].map(({ name }) => name).join(', ');
  const hint = known ? `its parts are ${known}` : `write \`${owner.board.name}\``;
  return r.fail(start, 'unknown-place', `the board of ${owner.name} has no part \`${r.since(start)}\``, hint);
}

/** Reads the whole board of a faction, `C$`; null if something else follows. */
export function readFactionBoard(r: Reader): Place | null {
  const place = readPlace(r);
  return place !== null && !failed(place) && place.kind === 'board' && place.owner?.hireling === false ? place : null;
}

/** Reads a clearing, forest or path, at its first digit. */
function readMapPlace(r: Reader): Place | Failure {
  const start = r.pos;
  const first = r.number();
  if (!joined(r)) return CLEARINGS[first] ?? unknownClearing(r, start);
  const numbers = [first];
  while (joined(r)) {
    r.pos++;
    const number = r.number();
    if (numbers.length <= LAST_CLEARING) numbers.push(number);
  }
  return bindMapPlace(r, start, numbers);
}

const joined = (r: Reader): boolean => r.at(0) === SIGN.underscore && isDigit(r.at(1));

const unknownClearing = (r: Reader, start: number): Failure =>
  r.fail(start, 'unknown-place', `unknown clearing \`${r.since(start)}\``, 'clearings are 1 to 12; the Burrow is 0');

/** Names of places between clearings go from the lowest to the highest number, in whatever order they are written. */
function bindMapPlace(r: Reader, start: number, numbers: number[]): Place | Failure {
  const written = numbers.join('_');
  numbers.sort((a, b) => a - b);
  const name = numbers.join('_');
  const kind = numbers.length === 2 ? 'path' : 'forest';
  const distinct = numbers.every((number, i) => number >= 1 && number <= LAST_CLEARING && number !== numbers[i - 1]);
  if (!distinct) return r.fail(start, 'unknown-place', `a ${kind} joins different clearings from 1 to 12`);
  if (written !== name) r.dialect(start, name);
  const { map } = r.known;
  const known = kind === 'path' ? map?.pathNamed.has(name) : map?.forestNamed.has(name);
  if (known === false) {
    const nearest = nearestPlaces(numbers, [...((kind === 'path' ? map?.pathNamed : map?.forestNamed)?.keys() ?? [])]);
    const meant = nearest.length === 1 ? nearest[0] : undefined;
    const hint = meant === undefined ? `${kind}s are ${nearest.join(', ')}` : `did you mean \`${meant}\`?`;
    r.report('warning', `unknown-${kind}`, `the ${map?.name} map has no ${kind} ${name}`, start, r.pos, hint, meant);
  }
  return { name, kind, owner: null };
}

/** The one forest or path that shares the most of the written numbers; if there are several, all that share any. */
function nearestPlaces(numbers: readonly number[], known: readonly string[]): readonly string[] {
  const shared = (name: string): number => name.split('_').filter((one) => numbers.includes(Number(one))).length;
  const most = Math.max(0, ...known.map(shared));
  const nearest = known.filter((name) => shared(name) === most);
  return nearest.length === 1 ? nearest : known.filter((name) => shared(name) > 0);
}
