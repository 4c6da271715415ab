// The library face: what joins rules, notation and bots. Whatever is not exported here is internal.
export { nextTurn } from './next-turn.ts';
export { play } from './play.ts';
export type { RunConfiguration } from './simulate/configuration.ts';
export { simulate } from './simulate/library.ts';
export type { GameRow } from './simulate/row.ts';
