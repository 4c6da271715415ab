import type { Either } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { PendingTurn, PlayedTurn, TurnRequest } from './games/root-turn.ts';

/**
 * The next turn of a bot of Root, at the position that a log ends in. A question that the request leaves open comes back
 * as `pending`: put its answer behind `answers` and ask again. A request that makes no sense is a violation.
 *
 * @example await nextTurn(log, { faction: 'C', draw: ['F#anvil'], dice: [[3, 1]], seed: 'maple' })
 */
export async function nextTurn(
  log: string,
  request: Partial<TurnRequest> = {},
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const { playNextTurn } = await import('./games/root-turn.ts');
  return playNextTurn(log, { draw: [], dice: [], answers: [], ...request }, async () => undefined);
}
