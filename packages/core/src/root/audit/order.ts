import { type Stage, PHASES } from '../law/turn-state.ts';
import type { Effect } from './effects.ts';
import type { Node } from './node.ts';
import { type WrittenLine, isFree } from './written-line.ts';

/** Stages of a turn in order. */
export const STAGES: readonly Stage[] = ['begin', ...PHASES, 'end'];

/** By action, the first and last stage in which a path does something of it. */
export type Places = ReadonlyMap<number, readonly [first: number, last: number]>;

/** Whether an effect stands where its phase does: cards and points may be written anywhere. */
const hasPlace = (effect: Effect): boolean => !isFree(effect) && effect.unsaid !== true;

/** Whether something was done before what is written before it; some actions may stand anywhere. */
export function isAhead(line: WrittenLine, left: readonly number[], anywhere: ReadonlySet<number>): boolean {
  let from = Number.POSITIVE_INFINITY;
  return line.effects.some((effect, i) => {
    const { action, count } = effect;
    const n = left[i] ?? 0;
    if (anywhere.has(action) || !hasPlace(effect)) return false;
    if (n > 0) from = Math.min(from, action);
    return n < count && action > from;
  });
}

export function placesOf(line: WrittenLine, path: Node): Places {
  const found = new Map<number, readonly [number, number]>();
  for (let { since, left } = path; since !== undefined; { since, left } = since) {
    const stage = STAGES.indexOf(since.position.now?.stage ?? 'begin');
    for (const [i, effect] of line.effects.entries())
      if ((left[i] ?? 0) < (since.left[i] ?? 0) && hasPlace(effect))
        found.set(effect.action, [stage, found.get(effect.action)?.[1] ?? stage]);
  }
  return found;
}

/** The fewest actions without which all others stand in the order of their stages. */
export function straysOf(places: Places): number[] {
  const actions = [...places.keys()].sort((a, b) => a - b);
  const chains: number[][] = [];
  for (const action of actions)
    chains.push([action, ...longest(chains.filter(([before = action]) => !areSwapped(places, before, action)))]);
  const inOrder = longest(chains);
  return actions.filter((one) => !inOrder.includes(one));
}

const longest = (chains: readonly number[][]): number[] =>
  chains.reduce((most, one) => (one.length > most.length ? one : most), []);

/** Whether the later written one of two actions is done in an earlier stage. */
export const areSwapped = (places: Places, one: number, other: number): boolean =>
  (places.get(Math.min(one, other))?.[1] ?? 0) > (places.get(Math.max(one, other))?.[0] ?? 0);
