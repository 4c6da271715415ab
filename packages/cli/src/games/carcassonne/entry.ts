import type { GameEntry } from '../game-entry.ts';
import { GAME_NAMES } from '../game-ids.ts';

const load: GameEntry['load'] = async () => (await import('./log.ts')).carcassonneAdapter;
const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).carcassonnePlay;
const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).carcassonneFace as never;
const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).carcassonneTurns;

export const CARCASSONNE: GameEntry = {
  name: GAME_NAMES.carcassonne,
  ending: '.carcassonne',
  comment: '/',
  mark: /^[ \t\ufeff]*\d+[A-Z]{0,6}[ \t]*\([ \t]*(?:-?\d+[ \t]*,[ \t]*-?\d+|dis)[ \t]*\)/m,
  load,
  loadPlay,
  loadTurn,
  loadFace,
};
