import type { GameId } from '../games/games.ts';
import type { Picture } from './standalone.ts';
import type { Canvas } from './terminal/canvas.ts';

/** A log's table as pictures, after a turn; null where there is no table to draw. */
export interface LogDrawing {
  picture(text: string, turn: number): Picture | null;
  /** For a terminal of 80 columns; games whose table is a picture in text already have none. */
  terminal?(text: string, turn: number): Canvas | null;
}

/** Loads what draws a game's logs. */
export const LOG_DRAWINGS: Readonly<Record<GameId, () => Promise<LogDrawing>>> = {
  root: async () => (await import('./root/log.ts')).rootDrawing,
  carcassonne: async () => (await import('./carcassonne/log.ts')).carcassonneDrawing,
  'fuzzy-knights': async () => (await import('./fuzzy-knights/log.ts')).knightsDrawing,
};
