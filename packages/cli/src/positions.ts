import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { LogPositions } from './games/root/positions.ts';
import { positionsCall, readCall } from './input/library-input.ts';

/**
 * The positions of a log of Root: one before each of its lines, and one at its end. `legalMoves` of
 * `@woodlog/core/root-law` lists the moves at each, and the position after each move.
 */
export async function positions(log: string): Promise<Either<Violation, LogPositions>> {
  const call = readCall(positionsCall(), { log });
  if (isLeft(call)) return call;
  return (await import('./games/root/positions.ts')).positionsOf(log);
}
