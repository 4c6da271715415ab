// Games of Root at a table, as data.
export { lawOfClearings } from './clearing-law.ts';
export type { NoReplay } from '../kernel/replay.ts';
export type { Mark } from './marks.ts';
export { type RootReplay, readRootReplay, seatNames } from './replay.ts';
