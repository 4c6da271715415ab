import { isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, decode, gameSetup } from '@woodlog/core/kernel';
import { InputError, UsageError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { type GameId, isGameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { visible } from '../show/visible.ts';
import { readJsonFile } from './json-file.ts';

/** Reads a setup, in the JSON of a run's configuration. */
export async function readSetup(path: string, asked: GameId | undefined): Promise<GameSetup> {
  const name = nameOf(path);
  const setup = decode(gameSetup, await readJsonFile(path, 'is no setup'));
  if (isLeft(setup)) throw new InputError(`${name}: ${setup.left.message}`);
  if (asked !== undefined && asked !== setup.right.game)
    throw new UsageError(`${name} is a setup of ${visible(setup.right.game)}, not of ${asked}`);
  const { game } = setup.right;
  const adapter = isGameId(game) ? await GAMES[game].loadPlay() : null;
  return adapter?.spelled?.(setup.right) ?? setup.right;
}
