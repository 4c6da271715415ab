// Laws of the notation of Fuzzy Knights, and generators of logs and texts to test them on.
export { LOG_LAWS, TEXT_LAWS } from './laws.ts';
export { type WrittenLog, writtenLogs } from './logs.ts';
export { mutated, noise } from './noise.ts';
export { PRODUCTIONS, STEPS, productionsOf } from './productions.ts';
