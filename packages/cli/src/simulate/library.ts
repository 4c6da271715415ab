import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import { type GameId, GAMES } from '../games/games.ts';
import { type RunCall, readCall, readCallOf, runCall } from '../input/library-input.ts';
import { type RunConfiguration, configurationProblem } from './configuration.ts';
import { type PlayedRow, rowPlayer } from './play-row.ts';
import type { GameRow } from './row.ts';

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

type Games = number | { readonly first: number; readonly games: number };

export const simulateOf =
  (id: GameId, game: Simulating) =>
  async (
    configuration: RunConfiguration,
    seed: string,
    games: Games,
  ): Promise<Either<Violation, AsyncIterable<GameRow>>> => {
    const call = readCallOf(id, runCall(), { configuration, seed, games });
    return isLeft(call) ? call : rowsOfGame(game, call.right);
  };

type Simulating = Pick<GameEntry, 'loadPlay'>;

async function rowsOfGame(
  game: Simulating,
  { configuration, seed, games: count }: RunCall,
): Promise<Either<Violation, AsyncIterable<GameRow>>> {
  const adapter = await game.loadPlay();
  if (configuration.players !== undefined)
    return left(violation('setup/player', 'players of your own play in playGame, or with woodlog simulate --player'));
  const problem = configurationProblem(configuration, adapter);
  if (problem !== null) return left(problem);
  const range = typeof count === 'number' ? { first: 0, games: count } : count;
  if (![range.first, range.games, range.first + range.games].every(isCount))
    return left(violation('setup/games', 'games are counted by whole numbers from 0'));
  return right(rowsOf(rowPlayer({ configuration, seed }, adapter), range.first, range.games));
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

async function* rowsOf(play: (index: number) => PlayedRow, first: number, games: number): AsyncGenerator<GameRow> {
  for (let index = first; index < first + games; index++) yield play(index).row;
}
