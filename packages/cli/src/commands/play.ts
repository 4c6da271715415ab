import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, decode, gameSetup } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import { type GameId, GAMES } from '../games/games.ts';
import type { PlayRequest } from '../games/play-face.ts';
import { play as playGame } from '../play.ts';
import { out } from '../show/out.ts';
import { visible } from '../show/visible.ts';
import type { GameOption } from './input.ts';
import { report } from './report.ts';

interface PlayOptions extends GameOption, PlayRequest {
  readonly seed?: string;
  readonly setup?: string;
}

/** `woodlog play`: a game of bots, its log on standard output. Without a seed it takes a new one, which the log names. */
export async function play({ game, seed = randomUUID(), setup: path, ...request }: PlayOptions): Promise<ExitCode> {
  const setup =
    path === undefined ? (await GAMES[game ?? 'root'].loadPlay()).setup(request) : await readSetup(path, game);
  const played = await playGame(setup, seed);
  if (isLeft(played)) {
    const { message } = played.left;
    throw path === undefined ? new UsageError(message) : new InputError(`${nameOf(path)}: ${message}`);
  }
  await out([played.right]);
  return exitCode.fine;
}

/** Reads a setup, the same JSON that a run's configuration is. */
async function readSetup(path: string, asked: GameId | undefined): Promise<GameSetup> {
  const name = nameOf(path);
  const text = await readText(path);
  const read = await readJson(text);
  if ('problem' in read) {
    report({ name, text }, [read.problem]);
    throw new InputError(`${name} is no setup`);
  }
  const setup = decode(gameSetup, read.json);
  if (isLeft(setup)) throw new InputError(`${name}: ${setup.left.message}`);
  if (asked !== undefined && asked !== setup.right.game)
    throw new UsageError(`${name} is a setup of ${visible(setup.right.game)}, not of ${asked}`);
  return setup.right;
}
