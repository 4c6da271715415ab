import type { GameEntry } from '../game-entry.ts';
import { GAME_NAMES } from '../game-ids.ts';

const load: GameEntry['load'] = async () => (await import('./adapter.ts')).rootAdapter;
const loadAudit = async () => (await import('./audit.ts')).audit;
const loadAnalysis = async () => (await import('./analysis.ts')).analysisOf;
const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).rootPlay;
const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).rootFace as never;
const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).rootTurn;

export const ROOT: GameEntry = {
  name: GAME_NAMES.root,
  ending: '.rootlog',
  comment: '//',
  mark: /^[ \t\ufeff]*(?:map|deck|clearings|pool|hirelings|landmarks|winners?|[CEAVGLODPHKN])[ \t]*:/im,
  load,
  loadAudit,
  loadAnalysis,
  loadPlay,
  loadTurn,
  loadFace,
};
