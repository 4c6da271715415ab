import type { Action, Part } from '@woodlog/core/root';
import { addUp } from './add-up.ts';
import { sortOf } from './print/words.ts';

/**
 * An action as reading its text gives it: where a pawn or landmark starts is not written, since there is one, and equal
 * things that go to one place one after another are counted together.
 */
export function asRead(action: Action): Action {
  return action.kind === 'move' ? { kind: 'move', parts: addUp(action.parts.map(partAsRead)) } : action;
}

function partAsRead(part: Part): Part {
  const sort = sortOf(part.what);
  return part.from !== null && (sort === 'pawn' || sort === 'landmark') ? { ...part, from: null } : part;
}
