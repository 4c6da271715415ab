import { type Action, MOST_COUNT } from '@woodlog/core/root';
import type { Owner } from '../vocabulary.ts';
import { SIGN, isDigit } from './codes.ts';
import type { Failure } from './failure.ts';
import { readFactionBoard } from './place.ts';
import type { Reader } from './reader.ts';

/** Reads `++2`, `--`, `++->C$`, at the first sign. */
export function readScore(r: Reader, { letter }: Owner): Action | Failure {
  const start = r.pos;
  const sign = r.at(0);
  if (r.at(1) !== sign)
    return r.fail(start, 'score', 'expected `++` or `--`', '`++2` scores two points, `--` loses one');
  r.pos += 2;
  if (sign === SIGN.plus && !isDigit(r.next()) && r.arrow()) {
    const board = readFactionBoard(r);
    if (board !== null) return { kind: 'marker', faction: letter, board: board.name };
    return r.fail(start, 'score', 'expected the faction board that the score marker moves to', 'such as `++->C$`');
  }
  const written = r.number();
  const points = written < 0 ? 1 : written;
  if (points > MOST_COUNT) return r.fail(start, 'count', `expected at most ${MOST_COUNT} points`);
  return { kind: 'score', faction: letter, points: sign === SIGN.plus || points === 0 ? points : -points };
}
