import type { GameAdapter } from './game-adapter.ts';
import type { TurnAdapter } from '../turn/turn-adapter.ts';
import type { PlayAdapter } from './play-adapter.ts';

export const GAME_IDS = ['root', 'carcassonne', 'fuzzy-knights'] as const;

/** A word of `--game`. */
export type GameId = (typeof GAME_IDS)[number];

interface GameEntry {
  /** As people call it. */
  readonly name: string;
  /** Ending of its files. */
  readonly ending: string;
  /** What a comment of its logs begins with. */
  readonly comment: '//' | '/';
  /** A line that this game's logs have and those of the others have not. */
  readonly mark: RegExp;
  /** Loads the game; what is not asked for is never loaded. */
  load(): Promise<GameAdapter>;
  /** Loads its bots. */
  loadPlay(): Promise<PlayAdapter>;
  /** Loads what plays its next turn. */
  loadTurn(): Promise<TurnAdapter>;
}

/** The games of the command line. */
export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  root: {
    name: 'Root',
    ending: '.rootlog',
    comment: '//',
    mark: /^[ \t\ufeff]*(?:map|deck|clearings|pool|hirelings|landmarks|winners?|[CEAVGLODPHKN])[ \t]*:/im,
    load: async () => (await import('./root/log.ts')).rootAdapter,
    loadPlay: async () => (await import('./root/play.ts')).rootPlay,
    loadTurn: async () => (await import('./root/turn.ts')).rootTurn,
  },
  carcassonne: {
    name: 'Carcassonne',
    ending: '.carcassonne',
    comment: '/',
    mark: /^[ \t\ufeff]*\d+[A-Z]{0,6}[ \t]*\([ \t]*(?:-?\d+[ \t]*,[ \t]*-?\d+|dis)[ \t]*\)/m,
    load: async () => (await import('./carcassonne/log.ts')).carcassonneAdapter,
    loadPlay: async () => (await import('./carcassonne/play.ts')).carcassonnePlay,
    loadTurn: async () => (await import('./carcassonne/turn.ts')).carcassonneTurns,
  },
  'fuzzy-knights': {
    name: 'Fuzzy Knights',
    ending: '.knights',
    comment: '//',
    mark: /^[ \t\ufeff]*FUZZY[ \t]+KNIGHTS\b/im,
    load: async () => (await import('./fuzzy-knights/log.ts')).fuzzyKnightsAdapter,
    loadPlay: async () => (await import('./fuzzy-knights/play.ts')).fuzzyKnightsPlay,
    loadTurn: async () => (await import('./fuzzy-knights/turn.ts')).fuzzyKnightsTurns,
  },
};
