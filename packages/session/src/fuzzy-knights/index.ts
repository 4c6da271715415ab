// Games of Fuzzy Knights at a table, as data.
export type { NoReplay } from '../kernel/replay.ts';
export { playersOf } from './players.ts';
export { type KnightsReplay, readKnightsReplay } from './replay.ts';
