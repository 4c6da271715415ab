import { paint } from '../theme.ts';
import type { Playable } from './playable.ts';

/** Loads what plays a game. */
export async function loadPlay(game: string): Promise<Playable> {
  const play: Playable =
    game === 'carcassonne'
      ? (await import('./carcassonne.ts')).carcassonnePlay
      : game === 'fuzzy-knights'
        ? (await import('./fuzzy-knights.ts')).knightsPlay
        : (await import('./root.ts')).rootPlay;
  paint(play.palette);
  return play;
}
