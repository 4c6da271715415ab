import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, decode, gameSetup } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import { type GameId, GAME_IDS, GAMES } from '../games/games.ts';
import { play as playGame } from '../play.ts';
import { out } from '../show/out.ts';
import { visible } from '../show/visible.ts';
import { parseBots } from './bots.ts';
import type { GameOption } from './input.ts';
import { report } from './report.ts';

interface PlayOptions extends GameOption {
  readonly seed?: string;
  readonly bots?: string;
  readonly setup?: string;
}

/** `woodlog play`: a game of bots, its log on standard output. Without a seed it takes a new one, which the log names. */
export async function play({ game, seed = randomUUID(), bots, setup: path }: PlayOptions): Promise<ExitCode> {
  const setup = path === undefined ? await setupOf(game ?? 'root', bots) : await readSetup(path, game);
  const played = await playGame(setup, seed);
  if (isLeft(played)) {
    const { message } = played.left;
    throw path === undefined ? new UsageError(message) : new InputError(`${nameOf(path)}: ${message}`);
  }
  await out([played.right]);
  return exitCode.fine;
}

/** The usual setup of a game, with the bots that were asked for. */
async function setupOf(game: GameId, bots: string | undefined): Promise<GameSetup> {
  const { name, loadPlay } = GAMES[game];
  if (!loadPlay) {
    const others = GAME_IDS.filter((id) => GAMES[id].loadPlay).map((id) => `--game ${id}`);
    throw new UsageError(`${name} has no bots yet; ${others.join(' and ')} have`);
  }
  const face = await loadPlay();
  return face.setup(bots === undefined ? face.usualBots : parseBots(bots, face));
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
