import { BOARDS, BOARD_PARTS, CLEARINGS, OWNERS, factionOf, hirelingOf, ownerName } from '../letters.ts';
import { type Reader, dialect, fail, isDigit, isLower, next, readNumber, report } from './reader.ts';

const DOLLAR = 36;
const STAR = 42;
const UNDERSCORE = 95;

/**
 * Reads a faction letter or a hireling, if one is there: `C`, `h_E`, `h_Ed`. `S`, `T` and `J` are hirelings even without
 * `h_`, as the document itself writes once (`Sp->9`). The owner, or -1.
 */
export function readOwner(r: Reader): number {
  const code = next(r);
  const faction = factionOf(code);
  if (faction >= 0) {
    r.pos++;
    return faction;
  }
  if (code === 104 && r.codes[r.pos + 1]! === UNDERSCORE) {
    const hireling = hirelingOf(r.codes[r.pos + 2]!);
    if (hireling < 0) return -1;
    r.demoted = r.codes[r.pos + 3]! === 100;
    r.pos += r.demoted ? 4 : 3;
    return hireling;
  }
  if (code === 83 || code === 84 || code === 74) {
    const hireling = hirelingOf(code);
    const after = r.codes[r.pos + 1]!;
    if (!isLower(after) && !isDigit(after) && after !== DOLLAR) return -1;
    r.pos++;
    dialect(r, r.pos - 1, OWNERS[hireling]!);
    return hireling;
  }
  return -1;
}

/**
 * Reads a place, if one is there: `5`, `2_7_10`, `E`, `E$`, `$_r`, `*`, `Q`. `''` if none is, `null` if it cannot be
 * read. Afterwards `boardOwner` is the owner of the board, or -1 where it is no board.
 */
export function readPlace(r: Reader): string | null {
  const code = next(r);
  r.boardOwner = -1;
  if (code >= 48 && code <= 57) return readMapPlace(r);
  if (code === DOLLAR) return readBoard(r, r.taker);
  const faction = factionOf(code);
  if (faction >= 0) {
    r.pos++;
    return next(r) === DOLLAR ? readBoard(r, faction) : OWNERS[faction]!;
  }
  if (code === STAR) {
    r.pos++;
    return '*';
  }
  if (code === 81) {
    r.pos++;
    return 'Q';
  }
  if (code === 104 || code === 83 || code === 84 || code === 74) {
    const start = r.pos;
    const owner = readOwner(r);
    if (owner >= 0 && next(r) === DOLLAR) return readBoard(r, owner);
    r.pos = start;
  }
  return '';
}

/** Reads a board or a part of it, at its `$`. */
function readBoard(r: Reader, owner: number): string | null {
  const start = r.pos++;
  r.boardOwner = owner;
  if (r.codes[r.pos]! !== UNDERSCORE) return BOARDS[owner]!;
  const parts = BOARD_PARTS[owner]!;
  const place = parts.get(r.codes[r.pos + 1]!);
  r.pos += 2;
  if (place !== undefined) return place;
  const known = [...parts.values()].join(', ');
  const board = BOARDS[owner]!;
  fail(
    r,
    start,
    'rootlog/unknown-place',
    `the board of ${ownerName(owner)} has no such part`,
    known ? `it has ${known}` : `write ${board}`,
  );
  return null;
}

/** Reads a clearing, forest or path, at its first digit. */
function readMapPlace(r: Reader): string | null {
  const start = r.pos;
  const first = readNumber(r);
  if (r.codes[r.pos]! !== UNDERSCORE || !isDigit(r.codes[r.pos + 1]!)) {
    if (first <= 12) return CLEARINGS[first]!;
    fail(r, start, 'rootlog/unknown-place', 'there are 12 clearings', 'clearings are 1 to 12, the Burrow is 0');
    return null;
  }
  const numbers = [first];
  while (r.codes[r.pos]! === UNDERSCORE && isDigit(r.codes[r.pos + 1]!)) {
    r.pos++;
    const number = readNumber(r);
    if (numbers.length < 13) numbers.push(number);
  }
  return bindMapPlace(r, start, numbers);
}

/** Clearings are named from the lowest to the highest, whatever the order they are written in. */
function bindMapPlace(r: Reader, start: number, numbers: number[]): string | null {
  const written = numbers.join('_');
  numbers.sort((a, b) => a - b);
  const place = numbers.join('_');
  const path = numbers.length === 2;
  const what = path ? 'path' : 'forest';
  const distinct = numbers.every((number, i) => number >= 1 && number <= 12 && number !== numbers[i - 1]);
  if (!distinct) {
    fail(r, start, 'rootlog/unknown-place', `a ${what} is named by different clearings, 1 to 12`);
    return null;
  }
  if (written !== place) dialect(r, start, place);
  const known = path ? r.map?.pathNamed.has(place) : r.map?.forestNamed.has(place);
  if (known === false) {
    const message = `the map ${r.map!.name} has no ${what} ${place}`;
    report(r, 'warning', `rootlog/unknown-${what}`, message, start, r.pos);
  }
  return place;
}
