import type { GameEntry } from '../game-entry.ts';
import { GAME_NAMES } from '../game-ids.ts';

const load: GameEntry['load'] = async () => (await import('./log.ts')).fuzzyKnightsAdapter;
const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).fuzzyKnightsPlay;
const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).fuzzyKnightsFace as never;
const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).fuzzyKnightsTurns;

export const FUZZY_KNIGHTS: GameEntry = {
  name: GAME_NAMES['fuzzy-knights'],
  ending: '.knights',
  comment: '//',
  mark: /^[ \t\ufeff]*FUZZY[ \t]+KNIGHTS\b/im,
  load,
  loadPlay,
  loadTurn,
  loadFace,
};
