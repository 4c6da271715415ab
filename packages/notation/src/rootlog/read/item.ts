import type { Action, ItemSide, Part } from '@woodlog/core/root';
import { BOARDS, ITEM_AREAS, hasItemAreas, ownerName } from '../letters.ts';
import { readPlace } from './place.ts';
import { FREE, ITEM, type Reader, type Term, fail, next } from './reader.ts';

const PLUS = 43;

/** Reads where an item lies, and which way up, into `r.start`: `d`, `de`, `12`, `V$`, `V$tr`. */
export function readItemStart(r: Reader): boolean {
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

export function placeTerm(term: Term, start: Reader['start']): void {
  term.placed = true;
  if (term.sort === FREE) return;
  term.from = start.place;
  if (term.sort !== ITEM) return;
  term.owner = start.owner;
  term.side = start.side;
}

/** Where items go: a place, an area of the board they lie on, which way up; joined by `+` they are said of one item (D64). */
export function readItemMove(r: Reader): Action | null {
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

/** A thing and where it goes. */
export function bind(term: Term, to: string): Part {
  const { count, what, from, side } = term;
  return side === undefined ? { count, what, from, to } : { count, what, from, to, side };
}

/** The same with the way the item lies afterwards. */
function bindTurned(term: Term, to: string, turn: ItemSide): Part {
  const { count, what, from, side } = term;
  return side === undefined ? { count, what, from, to, turn } : { count, what, from, to, side, turn };
}

/** Only Vagabonds keep their items in areas. */
function noAreas(r: Reader, owner: number): false {
  return fail(
    r,
    r.pos - 1,
    'rootlog/no-areas',
    `the board of ${ownerName(owner)} has no satchel, damaged items or tracks`,
    'name the board: V$d',
  );
}
