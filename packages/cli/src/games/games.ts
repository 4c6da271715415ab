import { CARCASSONNE } from './carcassonne/entry.ts';
import { FUZZY_KNIGHTS } from './fuzzy-knights/entry.ts';
import type { GameEntry } from './game-entry.ts';
import type { GameId } from './game-ids.ts';
import { ROOT } from './root/entry.ts';

export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  root: ROOT,
  carcassonne: CARCASSONNE,
  'fuzzy-knights': FUZZY_KNIGHTS,
};
