import { signal } from '@preact/signals';
import { type UseStore, createStore, del, entries, get, set } from 'idb-keyval';
import type { SavedGame } from './saved-game.ts';

/** Why this browser cannot save, or null. */
export const storageProblem = signal<string | null>(null);

const memory = new Map<string, SavedGame>();
let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('woodlog', 'games');
  return opened;
};

/** Tries the database; if it fails, keeps the value in memory and reports the problem. */
async function tried<T>(work: () => Promise<T>, instead: () => T): Promise<T> {
  try {
    const result = await work();
    storageProblem.value = null;
    return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    storageProblem.value = `This browser cannot save the game (${reason}). Save the log as a file before you leave.`;
    return instead();
  }
}

/** Saves a game; resolves once it is written or has failed. */
export async function saveGame(game: SavedGame): Promise<void> {
  memory.set(game.id, game);
  await tried(
    () => set(game.id, game, store()),
    () => undefined,
  );
}

export const loadGame = async (id: string): Promise<SavedGame | undefined> =>
  (await tried(
    () => get<SavedGame>(id, store()),
    () => undefined,
  )) ?? memory.get(id);

/** All games, latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const all = await tried(
    () => entries<string, SavedGame>(store()),
    () => [...memory],
  );
  return all.map(([, game]) => game).sort((a, b) => b.saved - a.saved);
}

export async function deleteGame(id: string): Promise<void> {
  memory.delete(id);
  await tried(
    () => del(id, store()),
    () => undefined,
  );
}
