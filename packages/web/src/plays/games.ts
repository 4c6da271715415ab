import { paint } from '../theme.ts';
import type { Playable } from './playable.ts';
import { rootPlay } from './root.ts';

/** What plays a game; games that are not Root are loaded when they are wanted. */
export async function loadPlay(game: string): Promise<Playable> {
  const play: Playable =
    game === 'carcassonne'
      ? (await import('./carcassonne.ts')).carcassonnePlay
      : game === 'fuzzy-knights'
        ? (await import('./fuzzy-knights.ts')).knightsPlay
        : rootPlay;
  paint(play.palette);
  return play;
}
