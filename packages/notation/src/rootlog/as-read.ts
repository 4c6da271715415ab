import { type Action, type Part, sortOf } from '@woodlog/core/root';
import { addUp } from './add-up.ts';

/** An action with equal things that go to one place one after another counted together. */
export const counted = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', parts: addUp(action.parts) } : action;

/** An action as reading its text gives it: where a pawn or landmark starts is not written either, since there is one. */
export const asRead = (action: Action): Action =>
  counted(action.kind === 'move' ? { kind: 'move', parts: action.parts.map(partAsRead) } : action);

function partAsRead(part: Part): Part {
  const sort = sortOf(part.what);
  return part.from !== null && (sort === 'pawn' || sort === 'landmark') ? { ...part, from: null } : part;
}
