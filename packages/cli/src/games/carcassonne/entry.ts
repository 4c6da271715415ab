import type { GameEntry } from '../game-entry.ts';

export const name = 'Carcassonne';
export const load: GameEntry['load'] = async () => (await import('./log.ts')).carcassonneAdapter;
export const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).carcassonnePlay;
export const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).carcassonneFace as never;
export const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).carcassonneTurns;

export const CARCASSONNE: GameEntry = {
  name,
  ending: '.carcassonne',
  comment: '/',
  mark: /^[ \t\ufeff]*\d+[A-Z]{0,6}[ \t]*\([ \t]*(?:-?\d+[ \t]*,[ \t]*-?\d+|dis)[ \t]*\)/m,
  load,
  loadPlay,
  loadTurn,
  loadFace,
};
