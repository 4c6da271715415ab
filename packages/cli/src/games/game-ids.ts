export const GAME_IDS = ['root', 'carcassonne', 'fuzzy-knights'] as const;

/** A value of `--game`. */
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (word: string): word is GameId => (GAME_IDS as readonly string[]).includes(word);

/** The names on the boxes. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  root: 'Root',
  carcassonne: 'Carcassonne',
  'fuzzy-knights': 'Fuzzy Knights',
};
