import { type GameId, GAME_IDS } from '../games/game-ids.ts';
import type { Corpus } from './corpus.ts';
import type { FuzzAdapter, LoadFuzz } from './kind.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<LoadFuzz>>> = {
  root: async () => (await import('./root.ts')).rootFuzz,
  carcassonne: async () => (await import('./carcassonne.ts')).carcassonneFuzz,
  'fuzzy-knights': async () => (await import('./fuzzy-knights.ts')).fuzzyKnightsFuzz,
};

/** Loads the games to fuzz, each with its logs to mutate. */
export async function loadFuzz(game: GameId | undefined, corpus: Corpus): Promise<readonly FuzzAdapter[]> {
  const adapters: FuzzAdapter[] = [];
  for (const id of GAME_IDS) if (game === undefined || game === id) adapters.push((await LOADERS[id]())(corpus[id]));
  return adapters;
}
