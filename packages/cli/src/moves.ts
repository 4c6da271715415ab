import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type Violation, assert, violation } from '@woodlog/core/kernel';
import { gameOfText, isGameId } from './games/choose.ts';
import { type GameId, GAMES } from './games/games.ts';
import type { LogPositions } from './games/root/positions.ts';
import { movesCall, positionsCall, readCall } from './input/library-input.ts';
import type { MovesReport, MovesRequest } from './turn/turn-adapter.ts';

/**
 * What may be done next by the law at the position that a log ends in, as `woodlog moves --json` gives it.
 *
 * @example await moves(log, { faction: 'E', all: true })
 */
export async function moves(
  log: string,
  request: MovesRequest & { readonly game?: GameId } = {},
): Promise<Either<Violation, MovesReport>> {
  const call = readCall(movesCall, { log, request });
  if (isLeft(call)) return call;
  const { game = gameOfText(log) ?? 'root', ...asked } = call.right.request;
  assert(isGameId(game), 'the game was checked');
  const position = (await GAMES[game].loadTurn()).position(log);
  if (isLeft(position)) return position;
  return (
    position.right.moves?.(asked) ??
    left(violation('request/game', `woodlog knows no legal moves of ${GAMES[game].name} yet`))
  );
}

/**
 * The positions of a log of Root: one before each of its lines, and the one that it ends in. `legalMoves` of
 * `@woodlog/core/root-law` lists what may be done at each, and the position after each move.
 */
export async function positions(log: string): Promise<Either<Violation, LogPositions>> {
  const call = readCall(positionsCall, { log });
  if (isLeft(call)) return call;
  return (await import('./games/root/positions.ts')).positionsOf(log);
}
