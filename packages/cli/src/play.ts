import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Violation, assert, violation } from '@woodlog/core/kernel';
import manifest from '../package.json' with { type: 'json' };
import type { GameId } from './games/game-ids.ts';
import type { GameEntry } from './games/game-entry.ts';
import type { GameToPlay, LogSoFar, PlayAdapter } from './games/play-adapter.ts';
import type { SeatPlayers } from './players/guarded.ts';
import { lineJson } from './show/json.ts';
import { visible } from './show/visible.ts';
import { playCall, readCallOf } from './input/library-input.ts';

/** `play` for one game. */
export type Play = (setup: GameSetup, seed: string, index?: number) => Promise<Either<Violation, string>>;

export const playOf =
  (id: GameId, game: Playing): Play =>
  async (setup, seed, index = 0) => {
    const call = readCallOf(id, playCall(), { setup, seed, index });
    return isLeft(call) ? call : playGame(game, call.right);
  };

type Playing = Pick<GameEntry, 'loadPlay'>;

export async function playGame(game: Playing, toPlay: GameToPlay): Promise<Either<Violation, string>> {
  const odd = indexViolation(toPlay.index);
  if (odd !== null) return left(odd);
  return playToLog(await game.loadPlay(), toPlay);
}

/** Plays a game to its log. `players` play instead of the bots of their seats, and `note` names them in the log. */
export function playToLog(
  adapter: PlayAdapter,
  { setup, seed, index }: GameToPlay,
  players?: SeatPlayers,
  note = '',
): Either<Violation, string> {
  const toPlay = { setup: adapter.spelled?.(setup) ?? setup, seed, index };
  const problem = adapter.problem(toPlay.setup);
  if (problem !== null) return left(problem);
  let log: LogSoFar | undefined;
  const keepLog = (soFar: LogSoFar): void => {
    log = soFar;
  };
  const played = adapter.play(adapter.drafted?.(toPlay) ?? toPlay, { keepLog, players });
  if (isLeft(played)) return played;
  assert(log !== undefined, 'a game has a log');
  return right(log([`${headComment(adapter, { setup, seed, index })}${note}`]));
}

export const indexViolation = (index: number): Violation | null =>
  Number.isSafeInteger(index) && index >= 0
    ? null
    : violation('request/index', `index is a whole number from 0, not ${index}`);

/** The first line of a log: all that is needed to replay the game, but for the setup. */
export function headComment(adapter: PlayAdapter, { setup, seed, index }: GameToPlay): string {
  const budget = setup.options?.['budget'];
  const spent = budget === undefined ? '' : ` budget ${visible(String(budget))}`;
  return `${versionComment(adapter)} seed ${lineJson(seed)} game ${index}${spent}`;
}

/** The first line of a game played line by line, whose seed is the chance of each line but plays no game alone. */
export const lineComment = (adapter: PlayAdapter, seed: string, index: number): string =>
  `${versionComment(adapter)} line by line with seed ${lineJson(seed)} game ${index}`;

/** The first line of a game whose chance comes from a real table. */
export const realComment = (adapter: PlayAdapter): string => `${versionComment(adapter)} line by line with real cards`;

const versionComment = ({ versions }: PlayAdapter): string => `woodlog ${manifest.version} ${versions}`;
