import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { gameOfCall } from './games/choose.ts';
import type { GameEntry } from './games/game-entry.ts';
import { type GameId, GAMES } from './games/games.ts';
import { type TurnCall, readCall, readCallOf, turnCall } from './input/library-input.ts';
import { indexViolation } from './play.ts';
import { type PendingTurn, type PlayedTurn, type LibraryRequest, strangeOption } from './turn/turn-adapter.ts';

/**
 * Plays the next turn after a log, of a bot or a person, whose choices are questions, too. An open question comes back
 * as `pending`: append its answer to `answers` and call again. A contradictory request is a violation. Without `game`,
 * the log's lines tell the game, by default Root.
 *
 * @example await nextTurn(log, { faction: 'C', draw: ['F#anvil'], dice: [[3, 1]], seed: 'maple' })
 */
export async function nextTurn(
  log: string,
  request: LibraryRequest & { readonly game?: GameId } = {},
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const call = readCall(turnCall(), { log, request });
  if (isLeft(call)) return call;
  return turnOfGame(GAMES[gameOfCall(call.right)], call.right);
}

export const nextTurnOf =
  (id: GameId, game: Turning) =>
  async (log: string, request: LibraryRequest = {}): Promise<Either<Violation, PendingTurn | PlayedTurn>> => {
    const call = readCallOf(id, turnCall(), { log, request });
    return isLeft(call) ? call : turnOfGame(game, call.right);
  };

type Turning = Pick<GameEntry, 'name' | 'loadTurn'>;

async function turnOfGame(
  { name, loadTurn }: Turning,
  { log, request: { game: _, ...asked } }: TurnCall,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const odd = indexViolation(asked.index ?? 0);
  if (odd !== null) return left(odd);
  const adapter = await loadTurn();
  const strange = strangeOption(adapter, asked);
  if (strange !== undefined) {
    const message = `${name} has no ${strange}; its options are ${adapter.options.join(', ')}`;
    return left(violation(`request/${strange}`, message));
  }
  const position = adapter.position(log);
  return isLeft(position) ? position : position.right.play({ ...asked, people: true });
}
