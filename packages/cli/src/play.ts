import { type Either, left } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Violation, violation } from '@woodlog/core/kernel';
import manifest from '../package.json' with { type: 'json' };
import { isGameId } from './games/choose.ts';
import { GAME_IDS, GAMES } from './games/games.ts';

/**
 * Plays a game of bots to its end and gives its log, as text in the game's notation. The same setup and seed give the
 * same game, and the log names the seed. A setup that makes no sense, or a game without bots, is a violation.
 *
 * @example
 * const seats = [{ player: 'Ann', bot: 'greedy' }, { player: 'Bob', bot: 'random' }];
 * const log = await play({ game: 'carcassonne', seats }, 'maple');
 */
export async function play(setup: GameSetup, seed: string): Promise<Either<Violation, string>> {
  const { game } = setup;
  if (!isGameId(game)) return left(violation('setup/game', `games are ${GAME_IDS.join(', ')}, not ${game}`));
  const face = await GAMES[game].loadPlay();
  return face.play(setup, seed, `woodlog ${manifest.version} ${face.versions} seed ${JSON.stringify(seed)} game 0`);
}
