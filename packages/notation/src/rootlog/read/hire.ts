import { type Action, MOST_COUNT } from '@woodlog/core/root';
import type { Owner } from '../vocabulary.ts';
import type { Failure } from './failure.ts';
import { readFactionBoard } from './place.ts';
import type { Reader } from './reader.ts';

/** Reads what follows `h_E->`: `A$4`. */
export function readHire(r: Reader, { letter }: Owner, demoted: boolean): Action | Failure {
  const start = r.pos;
  const board = readFactionBoard(r);
  const number = r.number();
  if (board === null)
    return r.fail(start, 'hire', 'expected the faction board that the hirelings go to', 'such as `h_E->A$4`');
  if (number > MOST_COUNT) return r.fail(start, 'count', `expected at most ${MOST_COUNT} control markers`);
  const markers = number < 0 ? null : number;
  return { kind: 'hire', hireling: letter, board: board.name, markers, ...(demoted && { demoted }) };
}
