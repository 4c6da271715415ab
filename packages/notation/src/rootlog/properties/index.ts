// Laws of Rootlog, and generators of actions, logs and texts to test them on.
export { type WrittenAction, writtenActions } from './actions.ts';
export { ACTION_LAWS, LOG_LAWS, TEXT_LAWS } from './laws.ts';
export { type WrittenLog, anyLog } from './logs.ts';
export { mutated, noise } from './noise.ts';
export { PRODUCTIONS } from './productions.ts';
export { asRead } from '../as-read.ts';
