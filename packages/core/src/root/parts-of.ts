import type { Action, Part } from './action.ts';

/** What an action moves; nothing if it is no move. */
export const partsOf = (action: Action): readonly Part[] => (action.kind === 'move' ? action.parts : []);
