import type { Action } from '@woodlog/core/root';
import { BOARDS, FIRST_HIRELING, ITEM_NAMES, OWNERS, PIECES, isItem, pieceIndex, suitOf } from '../letters.ts';
import { readName, startsName } from './card.ts';
import { readArrow } from './move.ts';
import { readPlace } from './place.ts';
import { MOST_COUNT, type Reader, dialect, fail, isDigit, isLower, next, readNumber } from './reader.ts';

const HASH = 35;
const PERCENT = 37;
const CORVIDS = OWNERS.indexOf('P');
const TOKEN = 3;

/** Reads what is crafted, after `Z`: `%h`, `sabo`, `rpart`; the document also writes `Zh`. */
export function readCraft(r: Reader): Action | null {
  const code = next(r);
  const start = r.pos;
  if (code === PERCENT) {
    const item = r.codes[r.pos + 1]!;
    r.pos += 2;
    if (isItem(item)) return { kind: 'craft', what: ITEM_NAMES[item]! };
    fail(r, start, 'rootlog/unknown-item', 'no such item', 'items are s b c x h t r f u');
    return null;
  }
  if (isItem(code) && !isLower(r.codes[r.pos + 1]!)) {
    r.pos++;
    dialect(r, start, `Z${ITEM_NAMES[code]}`);
    return { kind: 'craft', what: ITEM_NAMES[code]! };
  }
  const suit = Math.max(0, suitOf(code));
  if (suit > 0) r.pos++;
  const marked = next(r) === HASH;
  if (marked) {
    r.pos++;
    next(r);
  } else r.pos = start;
  if (startsName(r.codes, r.pos)) {
    const card = readName(r, marked ? suit : 0);
    return card === null ? null : { kind: 'craft', what: card };
  }
  fail(r, start, 'rootlog/craft', 'what is crafted is not said', 'Z%h crafts a hammer, Zsabo a card');
  return null;
}

/** Reads `++2`, `--`, `++->C$`, at the first sign. */
export function readScore(r: Reader, faction: number): Action | null {
  const start = r.pos;
  const { codes } = r;
  const sign = codes[start]!;
  if (codes[start + 1]! !== sign) {
    fail(r, start, 'rootlog/score', 'one sign alone is no score', '++2 scores two points, -- loses one');
    return null;
  }
  r.pos += 2;
  const code = next(r);
  if (sign === 43 && !isDigit(code) && readArrow(r)) {
    readPlace(r);
    const board = r.boardOwner;
    const place = board < 0 || board >= FIRST_HIRELING ? undefined : BOARDS[board];
    if (place !== undefined && codes[r.pos - 1]! === 36)
      return { kind: 'marker', faction: OWNERS[faction]!, board: place };
    fail(r, start, 'rootlog/score', 'a score marker moves to a faction board', '++->C$');
    return null;
  }
  const points = isDigit(code) ? readNumber(r) : 1;
  if (points > MOST_COUNT) {
    fail(r, start, 'rootlog/count', `points go up to ${MOST_COUNT}`);
    return null;
  }
  return { kind: 'score', faction: OWNERS[faction]!, points: sign === 43 || points === 0 ? points : -points };
}

/** Reads a guess after its `?`: `Pt_e3`; the document also writes `Pt3^t_e`. */
export function readGuess(r: Reader): Action | null {
  const start = r.pos - 1;
  const { codes } = r;
  if (next(r) === 80) r.pos++;
  let plot = readPlot(r);
  const clearing = plot === null ? null : isDigit(next(r)) ? readPlace(r) : '';
  if (plot === 'Pt' && clearing && next(r) === 94) {
    r.pos++;
    if (next(r) === 80) r.pos++;
    plot = readPlot(r);
    if (plot !== null) dialect(r, start, `?${plot}${clearing}`);
  }
  if (plot !== null && plot !== 'Pt' && clearing && codes[r.pos]! !== 95 && !clearing.includes('_'))
    return { kind: 'guess', plot, clearing };
  fail(r, start, 'rootlog/guess', 'a guess names a plot and a clearing', '?Pt_e3');
  return null;
}

/** Reads `t` or `t_e`; `null` if it is no plot. */
function readPlot(r: Reader): string | null {
  const { codes } = r;
  if (next(r) !== 116) return null;
  r.pos++;
  if (codes[r.pos]! !== 95) return 'Pt';
  const letter = codes[r.pos + 1]!;
  r.pos += 2;
  return (isLower(letter) ? PIECES[pieceIndex(CORVIDS, TOKEN, letter - 96)] : undefined) ?? null;
}

/** Reads `5_9->`, at its first digit. */
export function readOpenPath(r: Reader): Action | null {
  const start = r.pos;
  const path = readPlace(r);
  if (path === null) return null;
  next(r);
  if (readArrow(r) && path.split('_').length === 2) return { kind: 'open-path', path };
  fail(r, start, 'rootlog/open-path', 'only a closed path, between two clearings, is opened', '5_9->');
  return null;
}

/** Reads on after `h_E->`: `A$4`. */
export function readHire(r: Reader, hireling: number, demoted: boolean): Action | null {
  const start = r.pos;
  readPlace(r);
  const board = r.boardOwner;
  if (board < 0 || board >= FIRST_HIRELING || r.codes[r.pos - 1]! !== 36) {
    fail(r, start, 'rootlog/hire', 'a hireling goes to a faction board', 'h_E->A$4');
    return null;
  }
  const markers = isDigit(next(r)) ? readNumber(r) : null;
  if (markers !== null && markers > MOST_COUNT) {
    fail(r, start, 'rootlog/count', `there are up to ${MOST_COUNT} markers`);
    return null;
  }
  const hire = { kind: 'hire' as const, hireling: OWNERS[hireling]!, board: BOARDS[board]!, markers };
  return demoted ? { ...hire, demoted } : hire;
}
