import { isLeft } from 'fp-ts/lib/Either.js';
import { assert } from '@woodlog/core/kernel';
import { InputError } from '../exit.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { LogSoFar, PlayRequest } from '../games/play-adapter.ts';
import { headComment } from '../play.ts';
import type { Things } from './coverage.ts';
import type { Planned } from './planned.ts';
import { SIGHTS } from './things.ts';

/** The most seeds tried for an end. */
const MOST_TRIES = 300;

/** A played game. */
export interface Sample extends PlayRequest {
  readonly seed: string;
  readonly text: string;
  readonly seats: readonly string[];
  /** Nobody in a draw. */
  readonly winners: readonly string[];
  readonly reason: string;
  readonly rounds: number;
  readonly covers: Things;
}

/**
 * Plays a game of a folder. For an end to be found it tries `SEED`, `SEED-2`, `SEED-3` and so on; the last one is kept
 * if none has it.
 */
export async function playPlanned(game: GameId, { request, end, event }: Planned, seed: string): Promise<Sample> {
  for (let tries = 1; ; tries++) {
    const played = await playSample(game, request, tries === 1 ? seed : `${seed}-${tries}`);
    const has = (kind: string, what: string | undefined): boolean =>
      what === undefined || played.covers[kind]?.includes(what) === true;
    if ((has('end', end) && has('event', event)) || tries === MOST_TRIES) return played;
  }
}

async function playSample(game: GameId, request: PlayRequest, seed: string): Promise<Sample> {
  const adapter = await GAMES[game].loadPlay();
  const setup = adapter.setup(request);
  let log: LogSoFar | undefined;
  const keepLog = (soFar: LogSoFar): void => {
    log = soFar;
  };
  const played = adapter.play({ setup, seed, index: 0 }, { keepLog });
  if (isLeft(played)) throw new InputError(`seed ${seed}: ${played.left.message}`);
  assert(log !== undefined, 'a game has a log');
  const text = log([headComment(adapter, { setup, seed, index: 0 })]);
  const { winners, rounds, reason } = played.right;
  return {
    ...request,
    seed,
    text,
    seats: setup.seats.map(({ faction, player }) => (faction === undefined ? player : `${faction}: ${player}`)),
    winners,
    reason,
    rounds,
    covers: SIGHTS[game].seen(setup, { ...played.right, text }),
  };
}
