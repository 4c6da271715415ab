// What holds of Rootlog, and generators of actions, logs and texts to try it on.
export { writtenActions } from './actions.ts';
export { ACTION_LAWS, LOG_LAWS, type WrittenAction, TEXT_LAWS } from './laws.ts';
export { type WrittenLog, anyLog } from './logs.ts';
export { mutated, noise } from './noise.ts';
export { PRODUCTIONS } from './productions.ts';
export { asRead } from '../as-read.ts';
