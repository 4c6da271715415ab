import type { Action, Component, Part } from '../action.ts';
import { endOf } from './effects.ts';
import type { WrittenLine } from './written-line.ts';

/** The order of the Lost Souls is not written, so any may be the top card (D165). */
const LOST_SOULS = 'L$_l';

/** Whether at most the suit of a card is known, or only that it lies among the Lost Souls. */
const isVague = ({ what, from }: Part): boolean => what.endsWith('#') || from === LOST_SOULS;

/** An action of the law, with cards that are not known named as in the log. */
export function withNames(line: WrittenLine, act: Action, left: readonly number[]): Action {
  if (act.kind !== 'move' || !act.parts.some(isVague)) return act;
  const there = line.toCome(left).filter(({ card }) => card !== undefined);
  const take = ({ what, from, to }: Part, isSame: boolean): Component | null => {
    for (const [at, { card }] of there.entries()) {
      if (card?.from !== from || !line.isEnd(endOf(to), card.to)) continue;
      const both = line.both(what, card.what) ?? (from === LOST_SOULS ? card.what : null);
      const known = isSame && card.what !== what ? null : both;
      if (known === null) continue;
      there.splice(at, 1);
      return known;
    }
    return null;
  };
  // Equal descriptions are the same card.
  const isTaken = act.parts.map((part) => take(part, true) !== null);
  const parts = act.parts.map((part, at): Part => {
    if (isTaken[at] === true || part.count !== 1 || !isVague(part)) return part;
    return { ...part, what: take(part, false) ?? part.what };
  });
  return { ...act, parts };
}
