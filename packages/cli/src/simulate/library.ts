import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import type { GameId } from '../games/game-ids.ts';
import { type RunCall, readCallOf, runCall } from '../input/library-input.ts';
import { type RunConfiguration, configurationProblem } from './configuration.ts';
import { type PlayedRow, rowPlayer } from './play-row.ts';
import type { GameRow } from './row.ts';

export type Games = number | { readonly first: number; readonly games: number };

/** `simulate` for one game. */
export type Simulate = (
  configuration: RunConfiguration,
  seed: string,
  games: Games,
) => Promise<Either<Violation, AsyncIterable<GameRow>>>;

export const simulateOf =
  (id: GameId, game: Simulating): Simulate =>
  async (configuration, seed, games) => {
    const call = readCallOf(id, runCall(), { configuration, seed, games });
    return isLeft(call) ? call : rowsOfGame(game, call.right);
  };

type Simulating = Pick<GameEntry, 'loadPlay'>;

export async function rowsOfGame(
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
