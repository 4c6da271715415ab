// The audit of Rootlog: whether the lines of a log are legal, and what was meant.
export type { LineReport } from '../../kernel/audited.ts';
export { type AuditOptions, audit, auditLines } from './audit.ts';
export type { SeatPlayers } from './judge.ts';
export { lastLine } from './lines.ts';
export { AuditMemory } from './memory.ts';
export { lawOfLine } from './one-line.ts';
