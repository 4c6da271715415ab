// The library face: what joins rules, notation and bots. Whatever is not exported here is internal.
export { nextTurn } from './next-turn.ts';
export { play } from './play.ts';
