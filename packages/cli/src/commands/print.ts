import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { type GameId, GAME_IDS, isGameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { readJsonFile } from '../input/json-file.ts';
import { inputPath } from '../input/open-log.ts';
import { refuseUnwritable } from '../input/writable.ts';
import { out } from '../show/out.ts';

/** `woodlog print`: canonical text from the output of `parse --json`, edited or not. */
export async function print(given: string | undefined): Promise<ExitCode> {
  const path = inputPath(given);
  const name = nameOf(path);
  const json = await readJsonFile(path, 'is no log');
  refuseUnwritable(name, json);
  const adapter = await GAMES[gameOfJson(name, json)].load();
  const printed = adapter.printJson(json);
  if (isLeft(printed)) throw new InputError(`${name}: ${printed.left.message}`);
  await out([printed.right]);
  return exitCode.fine;
}

function gameOfJson(name: string, json: unknown): GameId {
  const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof game === 'string' && isGameId(game)) return game;
  const got = game === undefined ? 'nothing' : JSON.stringify(game);
  throw new InputError(`${name}: game: expected one of ${GAME_IDS.join(', ')}, got ${got}`);
}
