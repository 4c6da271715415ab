import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { GameEntry } from './games/game-entry.ts';
import type { GameId } from './games/game-ids.ts';
import { type MovesCall, movesCall, readCallOf } from './input/library-input.ts';
import type { MovesReport, MovesRequest } from './turn/turn-adapter.ts';

/** `moves` for one game. */
export type Moves<Id extends GameId> = (
  log: string,
  request?: MovesRequest,
) => Promise<Either<Violation, MovesReport & { readonly game: Id }>>;

export const movesOf =
  <Id extends GameId>(id: Id, game: Moving): Moves<Id> =>
  async (log, request = {}) => {
    const call = readCallOf(id, movesCall(), { log, request });
    const found = isLeft(call) ? call : await movesInGame(game, call.right);
    return found as Either<Violation, MovesReport & { readonly game: Id }>;
  };

type Moving = Pick<GameEntry, 'loadTurn'>;

export async function movesInGame(
  { loadTurn }: Moving,
  { log, request: { game: _, ...asked } }: MovesCall,
): Promise<Either<Violation, MovesReport>> {
  const position = (await loadTurn()).position(log);
  return isLeft(position) ? position : position.right.moves(asked);
}
