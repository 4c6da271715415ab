import { visible } from '../show/visible.ts';
import type { PendingTurn } from './turn-adapter.ts';

/** What a pending turn waits for, for people. */
export function missingText({ pending }: PendingTurn): string {
  const what = ('prompt' in pending ? pending.prompt : undefined) ?? pending.kind;
  return `an answer is missing: ${visible(what)} (${pending.law})`;
}
