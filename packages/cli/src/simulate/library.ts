import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Violation, violation } from '@woodlog/core/kernel';
import { GAMES } from '../games/games.ts';
import { readCall, runCall } from '../input/library-input.ts';
import { type RunConfiguration, configurationProblem } from './configuration.ts';
import { rowPlayer } from './play-row.ts';
import type { GameRow } from './row.ts';

/**
 * Plays many games of bots, and gives a row a game as each ends; the same configuration and seed give the same rows. They
 * are played in this thread, one after another: the command `woodlog simulate` plays them on all cores, and keeps them.
 * A game that a bug breaks off is a row, too, with the reason `failed`. What cannot be played is a violation.
 *
 * @param games how many; or from which index on, and how many
 * @example
 * const rows = await simulate({ game: 'carcassonne', lineups: ['random'] }, 'maple', 100);
 * if (isRight(rows)) for await (const { bots, winners } of rows.right) console.log(bots, winners);
 */
export async function simulate(
  configuration: RunConfiguration,
  seed: string,
  games: number | { readonly first: number; readonly games: number },
): Promise<Either<Violation, AsyncIterable<GameRow>>> {
  const call = readCall(runCall, { configuration, seed, games });
  if (isLeft(call)) return call;
  const { configuration: asked, games: count } = call.right;
  const problem = configurationProblem(asked, await GAMES[asked.game].loadPlay());
  if (problem !== null) return left(problem);
  const range = typeof count === 'number' ? { first: 0, games: count } : count;
  if (![range.first, range.games, range.first + range.games].every(isCount))
    return left(violation('setup/games', 'games are counted by whole numbers from 0'));
  return right(rowsOf(asked, seed, range.first, range.games));
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

async function* rowsOf(
  configuration: RunConfiguration,
  seed: string,
  first: number,
  games: number,
): AsyncGenerator<GameRow> {
  const play = await rowPlayer({ configuration, seed });
  for (let index = first; index < first + games; index++) yield play(index).row;
}
