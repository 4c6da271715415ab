import { CARCASSONNE } from './carcassonne/entry.ts';
import { FUZZY_KNIGHTS } from './fuzzy-knights/entry.ts';
import type { GameEntry } from './game-entry.ts';
import { ROOT } from './root/entry.ts';

export const GAME_IDS = ['root', 'carcassonne', 'fuzzy-knights'] as const;

/** A value of `--game`. */
export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  root: ROOT,
  carcassonne: CARCASSONNE,
  'fuzzy-knights': FUZZY_KNIGHTS,
};
