import type { GameEntry } from '../game-entry.ts';

export const name = 'Fuzzy Knights';
export const load: GameEntry['load'] = async () => (await import('./log.ts')).fuzzyKnightsAdapter;
export const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).fuzzyKnightsPlay;
export const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).fuzzyKnightsFace as never;
export const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).fuzzyKnightsTurns;

export const FUZZY_KNIGHTS: GameEntry = {
  name,
  ending: '.knights',
  comment: '//',
  mark: /^[ \t\ufeff]*FUZZY[ \t]+KNIGHTS\b/im,
  load,
  loadPlay,
  loadTurn,
  loadFace,
};
