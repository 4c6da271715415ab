import { type Action, MOST_COUNT } from '@woodlog/core/root';
import { BOARDS, FIRST_HIRELING, OWNERS } from '../letters.ts';
import { DOLLAR } from './codes.ts';
import { readPlace } from './place.ts';
import { type Reader, fail, isDigit, next, readNumber } from './reader.ts';

/** Reads on after `h_E->`: `A$4`. */
export function readHire(r: Reader, hireling: number, demoted: boolean): Action | null {
  const start = r.pos;
  readPlace(r);
  const board = r.boardOwner;
  if (board < 0 || board >= FIRST_HIRELING || r.codes[r.pos - 1]! !== DOLLAR) {
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
