import type { GameId } from '../src/games/game-ids.ts';

const BOTS: Readonly<Record<GameId, string>> = {
  root: 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance',
  carcassonne: 'A=greedy,B=greedy',
  'fuzzy-knights': 'P1=castellan,P2=castellan',
};

/** The words that play a game of bots whose log tests look at; always the same game. */
export const playWords = (game: GameId): string[] => ['play', '--game', game, '--bots', BOTS[game], '--seed', 'maple'];
