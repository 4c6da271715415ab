import { type Action, MOST_COUNT } from '@woodlog/core/root';
import { BOARDS, FIRST_HIRELING, OWNERS } from '../letters.ts';
import { readArrow } from './arrow.ts';
import { DOLLAR, PLUS } from './codes.ts';
import { readPlace } from './place.ts';
import { type Reader, fail, isDigit, next, readNumber } from './reader.ts';

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
  if (sign === PLUS && !isDigit(code) && readArrow(r)) {
    readPlace(r);
    const board = r.boardOwner;
    const place = board < 0 || board >= FIRST_HIRELING ? undefined : BOARDS[board];
    if (place !== undefined && codes[r.pos - 1]! === DOLLAR)
      return { kind: 'marker', faction: OWNERS[faction]!, board: place };
    fail(r, start, 'rootlog/score', 'a score marker moves to a faction board', '++->C$');
    return null;
  }
  const points = isDigit(code) ? readNumber(r) : 1;
  if (points > MOST_COUNT) {
    fail(r, start, 'rootlog/count', `points go up to ${MOST_COUNT}`);
    return null;
  }
  return { kind: 'score', faction: OWNERS[faction]!, points: sign === PLUS || points === 0 ? points : -points };
}
