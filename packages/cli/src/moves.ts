import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import { gameOfCall } from './games/choose.ts';
import type { GameEntry } from './games/game-entry.ts';
import { type GameId, GAMES } from './games/games.ts';
import { type MovesCall, movesCall, readCall, readCallOf } from './input/library-input.ts';
import type { MovesReport, MovesRequest } from './turn/turn-adapter.ts';

/**
 * Lists the legal moves at the end of a log, as `woodlog moves --json` does.
 *
 * @example await moves(log, { faction: 'E', all: true })
 */
export async function moves(
  log: string,
  request: MovesRequest & { readonly game?: GameId } = {},
): Promise<Either<Violation, MovesReport>> {
  const call = readCall(movesCall(), { log, request });
  if (isLeft(call)) return call;
  return movesInGame(GAMES[gameOfCall(call.right)], call.right);
}

export const movesOf =
  <Id extends GameId>(id: Id, game: Moving) =>
  async (log: string, request: MovesRequest = {}): Promise<Either<Violation, MovesReport & { readonly game: Id }>> => {
    const call = readCallOf(id, movesCall(), { log, request });
    const found = isLeft(call) ? call : await movesInGame(game, call.right);
    return found as Either<Violation, MovesReport & { readonly game: Id }>;
  };

type Moving = Pick<GameEntry, 'loadTurn'>;

async function movesInGame(
  { loadTurn }: Moving,
  { log, request: { game: _, ...asked } }: MovesCall,
): Promise<Either<Violation, MovesReport>> {
  const position = (await loadTurn()).position(log);
  return isLeft(position) ? position : position.right.moves(asked);
}
