import type { GameEntry } from '../game-entry.ts';

export const name = 'Root';
export const load: GameEntry['load'] = async () => (await import('./adapter.ts')).rootAdapter;
export const loadReader = async () => (await import('./log.ts')).rootReader;
export const loadAudit = async () => (await import('./audit.ts')).audit;
export const loadAnalysis = async () => (await import('./analysis.ts')).analysisOf;
export const loadPlay: GameEntry['loadPlay'] = async () => (await import('./play.ts')).rootPlay;
export const loadFace: GameEntry['loadFace'] = async () => (await import('./face.ts')).rootFace as never;
export const loadTurn: GameEntry['loadTurn'] = async () => (await import('./turn.ts')).rootTurn;

export const ROOT: GameEntry = {
  name,
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
