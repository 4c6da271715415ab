import type { GameId } from '../games/game-ids.ts';
import type { LogDrawing } from './log-drawing.ts';

export const LOG_DRAWINGS: Readonly<Record<GameId, () => Promise<LogDrawing>>> = {
  root: async () => (await import('./root/log.ts')).rootDrawing,
  carcassonne: async () => (await import('./carcassonne/log.ts')).carcassonneDrawing,
  'fuzzy-knights': async () => (await import('./fuzzy-knights/log.ts')).knightsDrawing,
};
