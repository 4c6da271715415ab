// The library's functions for whichever game: each game is loaded when it is needed.
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Violation, assert } from '@woodlog/core/kernel';
import { type CheckRequest, type CheckedLog, checkGame } from './check.ts';
import { gameOfCall } from './games/choose.ts';
import { type GameId, isGameId } from './games/game-ids.ts';
import { GAMES } from './games/games.ts';
import type { LogPositions } from './games/root/positions.ts';
import { checkCall, movesCall, playCall, readCall, runCall, turnCall } from './input/library-input.ts';
import { movesInGame } from './moves.ts';
import { turnOfGame } from './next-turn.ts';
import { playGame } from './play.ts';
import type { RunConfiguration } from './simulate/configuration.ts';
import { type Games, rowsOfGame } from './simulate/library.ts';
import type { GameRow } from './simulate/row.ts';
import type { LibraryRequest, MovesReport, MovesRequest, PendingTurn, PlayedTurn } from './turn/turn-adapter.ts';

/**
 * Reports mistakes in a log (syntax, pieces and rules) as `woodlog check --json` does. Without `game`, the log's lines
 * tell the game, by default Root.
 *
 * @example await check('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:2w1->2\n')
 */
export async function check(log: string, request: CheckRequest = {}): Promise<Either<Violation, CheckedLog>> {
  const call = readCall(checkCall(), { log, request });
  if (isLeft(call)) return call;
  const game = gameOfCall(call.right);
  return checkGame(game, GAMES[game], call.right);
}

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
  const game = gameOfCall(call.right);
  return turnOfGame(game, GAMES[game], call.right);
}

/**
 * Plays a game of bots and returns its log, in the game's notation. The same setup, seed and index give the same game,
 * unless its bots go by time. The log names seed and index; `simulate` plays the games of its seed from index 0 on. An
 * invalid setup, or a game without bots, is a violation.
 *
 * @example
 * const seats = [{ player: 'Ann', bot: 'greedy' }, { player: 'Bob', bot: 'evaluation' }];
 * const log = await play({ game: 'carcassonne', seats }, 'maple');
 */
export async function play(setup: GameSetup, seed: string, index = 0): Promise<Either<Violation, string>> {
  const call = readCall(playCall(), { setup, seed, index });
  if (isLeft(call)) return call;
  const { game } = call.right.setup;
  assert(isGameId(game), 'the game was checked');
  return playGame(GAMES[game], call.right);
}

/**
 * Plays many games of bots, and yields a row for each finished game; the same configuration and seed give the same
 * rows. It plays in this thread, one game after another; the command `woodlog simulate` uses all cores and keeps the
 * games. A game that a bug interrupts is a row, too, with the reason `failed`. A configuration that cannot be played is
 * a violation.
 *
 * @param games how many; or from which index on, and how many
 * @example
 * const rows = await simulate({ game: 'carcassonne', lineups: ['random'] }, 'maple', 100);
 * if (isRight(rows)) for await (const { bots, winners } of rows.right) console.log(bots, winners);
 */
export async function simulate(
  configuration: RunConfiguration,
  seed: string,
  games: Games,
): Promise<Either<Violation, AsyncIterable<GameRow>>> {
  const call = readCall(runCall(), { configuration, seed, games });
  if (isLeft(call)) return call;
  return rowsOfGame(GAMES[call.right.configuration.game], call.right);
}

/**
 * The positions of a log of Root: one before each of its lines, and one at its end. `legalMoves` of
 * `@woodlog/core/root-law` lists the moves at each, and the position after each move.
 */
export async function positions(log: string): Promise<Either<Violation, LogPositions>> {
  return (await import('./games/root/positions.ts')).positionsIn(log);
}
