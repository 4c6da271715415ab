// The library face: what joins rules, notation and bots. Whatever is not exported here is internal.
export { play } from './play.ts';
