import type { Action, Component, Part } from '../action.ts';
import { endOf } from './effects.ts';
import type { WrittenLine } from './written-line.ts';

/** Whether at most the suit of a card is known. */
const isVague = (what: Component): boolean => what.endsWith('#');

/** An action of the law, with unknown cards named as in the log. */
export function withNames(line: WrittenLine, act: Action, left: readonly number[]): Action {
  if (act.kind !== 'move' || !act.parts.some(({ what }) => isVague(what))) return act;
  const there = line.toCome(left).filter(({ card }) => card !== undefined);
  const take = ({ what, from, to }: Part, isSame: boolean): Component | null => {
    for (const [at, { card }] of there.entries()) {
      if (card?.from !== from || !line.isEnd(endOf(to), card.to)) continue;
      const known = isSame && card.what !== what ? null : line.both(what, card.what);
      if (known === null) continue;
      there.splice(at, 1);
      return known;
    }
    return null;
  };
  // Equal descriptions are the same card.
  const isTaken = act.parts.map((part) => take(part, true) !== null);
  const parts = act.parts.map((part, at): Part => {
    if (isTaken[at] === true || part.count !== 1 || !isVague(part.what)) return part;
    return { ...part, what: take(part, false) ?? part.what };
  });
  return { ...act, parts };
}
