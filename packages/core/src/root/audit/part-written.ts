import type { Action, Battle } from '../action.ts';
import { battlesLike } from './agree.ts';
import type { Effect } from './effects.ts';
import type { Node } from './node.ts';
import type { WrittenLine } from './written-line.ts';

/** What is written of an action that should have been more: how much of each effect, and where. */
export interface WrittenPart {
  readonly action: number;
  readonly taken: readonly number[];
}

/**
 * Takes what is written of points, of what a setup places, or of the pieces that a battle with its dice removes, where more
 * is due, and a marker that is set to something else than is due. What is paid in part may have been spared elsewhere.
 */
export function takePart(
  line: WrittenLine,
  left: number[],
  act: Action,
  due: readonly Effect[],
  battle: Battle | null,
  setup: boolean,
): WrittenPart | null {
  if (act.kind === 'relate' || act.kind === 'outcast' || act.kind === 'funds')
    return setOtherwise(line, left, act, due);
  const isRemoved = isRemoval(act, due) && battle !== null && isKnown(line.actions, battle, act);
  if (act.kind !== 'score' && !isRemoved && !setup) return null;
  const { effects } = line;
  const last = line.reading.ahead + line.firstLeft(left);
  const places = due.map(({ key }) => left.findIndex((n, i) => n > 0 && effects[i]?.key === key));
  const taken = places.map((at, i) => {
    const isNow = (effects[at]?.action ?? Number.POSITIVE_INFINITY) <= last;
    return isNow ? Math.min(left[at] ?? 0, due[i]?.count ?? 0) : 0;
  });
  const { action } = effects[places[taken.findIndex((count) => count > 0)] ?? -1] ?? {};
  // Another piece that leaves the same place was removed in its stead.
  const isInstead = (n: number, i: number): boolean =>
    isRemoved &&
    n > 0 &&
    !places.includes(i) &&
    due.some(({ way }) => way !== undefined && effects[i]?.way?.from === way.from);
  if (action === undefined || left.some(isInstead)) return null;
  for (const [i, at] of places.entries()) if (at >= 0) left[at] = (left[at] ?? 0) - (taken[i] ?? 0);
  return { action, taken };
}

/** Takes a marker of the same kind, for the same faction, if it says something else. */
function setOtherwise(
  line: WrittenLine,
  left: number[],
  { kind }: Action,
  [due]: readonly Effect[],
): WrittenPart | null {
  const subject = (effect: Effect | undefined): string | undefined => effect?.key.split('"status"')[0];
  const isIt = (n: number, i: number): boolean => {
    const effect = line.effects[i];
    return (
      n > 0 &&
      line.actions[effect?.action ?? -1]?.kind === kind &&
      (kind !== 'relate' || subject(effect) === subject(due))
    );
  };
  const at = left.findIndex(isIt);
  const { action } = line.effects[at] ?? {};
  if (action === undefined) return null;
  left[at] = 0;
  return { action, taken: [0] };
}

const isRemoval = (act: Action, due: readonly Effect[]): boolean =>
  act.kind === 'move' && act.parts.length === due.length && act.parts.every(({ to }) => to.startsWith('supply'));

/** Whether it is known what a battle removes: by the dice of all such battles, or by an ambush. */
const isKnown = (actions: readonly Action[], battle: Battle, act: Action): boolean =>
  battlesLike(battle, actions).every(({ rolls }) => rolls !== undefined) ||
  (battle.ambushes.length === 1 &&
    act.kind === 'move' &&
    act.parts.every(({ what }) => what.startsWith(battle.attacker)));

/** An action without what is taken of each of its effects. */
export function withoutPart(act: Action, taken: readonly number[]): Action {
  if (act.kind === 'score') return { ...act, points: act.points - (taken[0] ?? 0) };
  if (act.kind !== 'move') return act;
  const parts = act.parts.map((part, i) => ({ ...part, count: part.count - (taken[i] ?? 0) }));
  return { ...act, parts: parts.filter(({ count }) => count > 0) };
}

/** The next action, if a path has done part of it, and the section that did so last. */
export function startedIn(
  line: WrittenLine,
  { partly, left: before }: Node,
  left: readonly number[],
  lawOf: (action: number) => string,
): Node['partly'] {
  const action = line.firstLeft(left);
  if (partly?.action === action && !line.isTaken(left, action, before)) return partly;
  return line.isTaken(left, action) ? { action, law: lawOf(action) } : undefined;
}
