// Games of Carcassonne at a table, as data.
export type { NoReplay } from '../kernel/replay.ts';
export { type RecordedPlayer, playersOf } from './players.ts';
export { type CarcassonneReplay, readCarcassonneReplay } from './replay.ts';
