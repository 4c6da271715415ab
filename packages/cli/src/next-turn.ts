import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import type { GameEntry } from './games/game-entry.ts';
import { type GameId, GAME_NAMES } from './games/game-ids.ts';
import { type TurnCall, readCallOf, turnCall } from './input/library-input.ts';
import { indexViolation } from './play.ts';
import { type PendingTurn, type PlayedTurn, type LibraryRequest, strangeOption } from './turn/turn-adapter.ts';

/** `nextTurn` for one game. */
export type NextTurn = (log: string, request?: LibraryRequest) => Promise<Either<Violation, PendingTurn | PlayedTurn>>;

export const nextTurnOf =
  (id: GameId, game: Turning): NextTurn =>
  async (log, request = {}) => {
    const call = readCallOf(id, turnCall(), { log, request });
    return isLeft(call) ? call : turnOfGame(id, game, call.right);
  };

type Turning = Pick<GameEntry, 'loadTurn'>;

export async function turnOfGame(
  id: GameId,
  { loadTurn }: Turning,
  { log, request: { game: _, ...asked } }: TurnCall,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const odd = indexViolation(asked.index ?? 0);
  if (odd !== null) return left(odd);
  const adapter = await loadTurn();
  const strange = strangeOption(adapter, asked);
  if (strange !== undefined) {
    const message = `${GAME_NAMES[id]} has no ${strange}; its options are ${adapter.options.join(', ')}`;
    return left(violation(`request/${strange}`, message));
  }
  const position = adapter.position(log);
  return isLeft(position) ? position : position.right.play({ ...asked, people: true });
}
