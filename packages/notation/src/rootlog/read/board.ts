import {
  type Action,
  CONSPIRACY_SPACES,
  MOST_COUNT,
  PRICES,
  type Relationship,
  SERVICES,
  type SuitLetter,
} from '@woodlog/core/root';
import { OWNERS, SUIT_LETTERS, factionOf, hasItemAreas, suitOf } from '../letters.ts';
import { readArrow } from './arrow.ts';
import { CLOSE, PLUS, UNDERSCORE } from './codes.ts';
import { type Reader, dialect, fail, isDigit, next, readNumber } from './reader.ts';

const EYRIE = OWNERS.indexOf('E');

/** Reads what is set on a board, at its `$`: prices, funds, the outcast, relationships; or the whole decree discarded. */
export function readBoardAction(r: Reader, owner: number): Action | null {
  const start = r.pos++;
  const { text, codes } = r;
  if (codes[r.pos]! !== UNDERSCORE) return readPriceOfAll(r, start, true);
  if (factionOf(codes[++r.pos]!) >= 0) return readRelations(r, owner);
  const letter = text.charAt(r.pos);
  if (letter === '' || !'hrmfoc'.includes(letter)) return readPriceOfAll(r, start, false, owner);
  r.pos++;
  if (letter === 'h' && text.charAt(r.pos) === 'o') {
    r.pos++;
    return readOutcast(r, start, true);
  }
  switch (letter) {
    case 'o':
      return readOutcast(r, start, false);
    case 'f':
      return setTo(r, start, 0, MOST_COUNT, (funds) => ({ kind: 'funds', funds }));
    case 'c':
      return setTo(r, start, 1, CONSPIRACY_SPACES, (space) => ({ kind: 'conspiracy', space }));
    default:
      r.pos--;
      return readPrices(r, start, false);
  }
}

/** Reads `($_h+$_m)->2`, at the bracket. */
export function readBracketedPrices(r: Reader): Action | null {
  const start = r.pos++;
  next(r);
  r.pos += 2;
  const action = readPrices(r, start, true);
  if (action !== null) dialect(r, start, '$_h+$_m->2');
  return action;
}

/** Reads `$_h+$_m->2` at the first service's letter; a bracket around the services has been opened, or not. */
function readPrices(r: Reader, start: number, bracket: boolean): Action | null {
  const { text } = r;
  const named = new Set<string>();
  for (;;) {
    named.add(text.charAt(r.pos++));
    if (next(r) !== PLUS) break;
    r.pos++;
    next(r);
    if (text.startsWith('$_', r.pos)) r.pos += 2;
  }
  const closed = !bracket || next(r) === CLOSE;
  if (bracket && closed) r.pos++;
  const services = SERVICES.filter((service) => named.has(service));
  if (closed && services.length === named.size)
    return setTo(r, start, PRICES.least, PRICES.most, (price) => ({ kind: 'price', services, price }));
  fail(r, start, 'rootlog/board', 'prices are those of h, r and m', '$_h+$_m->2');
  return null;
}

/** `$_->3`, in logs before V2.8 `$->3`: all prices; `$_->`: the decree. */
function readPriceOfAll(r: Reader, start: number, bare: boolean, owner = -1): Action | null {
  next(r);
  const after = r.pos;
  if (readArrow(r) && isDigit(next(r))) {
    r.pos = after;
    const action = setTo(r, start, PRICES.least, PRICES.most, (price) => ({
      kind: 'price',
      services: SERVICES,
      price,
    }));
    if (bare) dialect(r, start, '$_->');
    return action;
  }
  if (bare || after === r.pos) {
    fail(
      r,
      start,
      'rootlog/board',
      'nothing on a board is called so',
      '$_h->3 sets a price, $_C->1 a relationship, $_-> discards the decree',
    );
    return null;
  }
  if (owner === EYRIE) return { kind: 'discard-decree', faction: 'E' };
  fail(r, start, 'rootlog/board', 'only the Eyrie have a decree', 'write E$_->');
  return null;
}

/** Reads an arrow and the number that something is set to. */
function setTo(
  r: Reader,
  start: number,
  least: number,
  most: number,
  action: (number: number) => Action,
): Action | null {
  next(r);
  if (readArrow(r) && isDigit(next(r))) {
    const number = readNumber(r);
    if (number >= least && number <= most) return action(number);
  }
  fail(r, start, 'rootlog/board', `it is set to a number from ${least} to ${most}`, '$_h->3');
  return null;
}

function readOutcast(r: Reader, start: number, hated: boolean): Action | null {
  next(r);
  if (readArrow(r)) {
    const suit = suitOf(next(r));
    r.pos++;
    if (suit > 1) return { kind: 'outcast', suit: SUIT_LETTERS[suit] as SuitLetter, hated };
  }
  fail(r, start, 'rootlog/board', 'the outcast is a suit', '$_o->F, or $_ho->F when hated');
  return null;
}

/** Reads `$_O+$_C->h` at its first faction. */
function readRelations(r: Reader, owner: number): Action | null {
  const start = r.pos - 2;
  const { text, codes } = r;
  if (!hasItemAreas(owner)) {
    fail(r, start, 'rootlog/board', 'only Vagabonds have relationships', 'V$_C->1');
    return null;
  }
  const factions: string[] = [];
  for (;;) {
    const faction = factionOf(codes[r.pos]!);
    if (faction >= 0 && factions.length < OWNERS.length) factions.push(OWNERS[faction]!);
    else return noRelation(r, start);
    r.pos++;
    if (next(r) !== PLUS) break;
    r.pos++;
    const named = factionOf(next(r));
    if (named >= 0) r.pos++;
    next(r);
    if ((named >= 0 && named !== owner) || !text.startsWith('$_', r.pos)) return noRelation(r, start);
    r.pos += 2;
  }
  if (!readArrow(r)) return noRelation(r, start);
  next(r);
  const status = text.charAt(r.pos++);
  if (status === '' || !'h012a'.includes(status)) return noRelation(r, start);
  return { kind: 'relate', vagabond: OWNERS[owner]!, factions, status: status as Relationship };
}

function noRelation(r: Reader, start: number): null {
  fail(r, start, 'rootlog/board', 'a relationship is h, 0, 1, 2 or a', '$_C->1');
  return null;
}
