import { type Action, type Part, sortOf } from '@woodlog/core/root';
import { addUp } from './add-up.ts';

/** An action with consecutive parts merged if they have the same thing and the same end. */
export const counted = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', parts: addUp(action.parts) } : action;

/** An action as reading its text gives it: the start of a pawn or landmark is not written, since there is only one. */
export const asRead = (action: Action): Action =>
  counted(action.kind === 'move' ? { kind: 'move', parts: action.parts.map(partAsRead) } : action);

function partAsRead(part: Part): Part {
  const sort = sortOf(part.what);
  return part.from !== null && (sort === 'pawn' || sort === 'landmark') ? { ...part, from: null } : part;
}
