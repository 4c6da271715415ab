import type { Action } from '../action.ts';
import type { Breach, Match } from './breach.ts';
import { countOf, sumOf } from '../sum-of.ts';
import { partsOf } from '../parts-of.ts';

/** The verdict on a line with violations: without those that follow from another, and legal if they cancel out. */
export const illegal = (breaches: readonly Breach[]): Match =>
  isUndone(breaches) ?? { verdict: 'illegal', breaches: withoutExcess(breaches) };

/** Cards that were due but not drawn need not be discarded: that is no separate violation. */
function withoutExcess(breaches: readonly Breach[]): readonly Breach[] {
  let undrawn = 0;
  return breaches.flatMap((breach): Breach[] => {
    const { acts = [] } = breach;
    if (breach.kind !== 'missing' || acts.length === 0) return [breach];
    if (!acts.every(isDiscard)) {
      undrawn += sumOf(acts, drawnBy);
      return [breach];
    }
    const rest = acts.slice(undrawn);
    undrawn -= acts.length - rest.length;
    return rest.length === 0 ? [] : [{ ...breach, acts: rest }];
  });
}

/** Whether a due discard is excused by cards that were not drawn; some of these excuse others already. */
export const isNotDrawn = (act: Action, breaches: readonly Breach[], others: number): boolean =>
  isDiscard(act) && sumOf(breaches, ({ acts = [] }) => sumOf(acts, drawnBy)) > others;

const isDiscard = (act: Action): boolean =>
  act.kind === 'move' && act.parts.every(({ what, to }) => what.includes('#') && to === 'discard');

const drawnBy = (act: Action): number => countOf(partsOf(act).filter(({ from }) => from === 'draw'));

/** Whether omissions cancel out: pieces placed and spent at once, an item refreshed and exhausted. */
export function isUndone(breaches: readonly Breach[]): Match | null {
  const sum = new Map<string, number>();
  for (const { due } of breaches) {
    if (due === undefined) return null;
    for (const { key, count } of due) {
      const [from, to] = key.split('>');
      if (from === undefined || to === undefined) return null;
      sum.set(from, (sum.get(from) ?? 0) - count);
      sum.set(to, (sum.get(to) ?? 0) + count);
    }
  }
  for (const count of sum.values()) if (count !== 0) return null;
  return {
    verdict: 'legal',
    assumed: [`all of this was done, and undone again: ${breaches.map(({ duty }) => duty).join(', ')}`],
  };
}

/** Whether something due is written elsewhere, where it is not allowed: then only the order differs. */
export function isShuffle(breaches: readonly Breach[], actions: readonly Action[]): boolean {
  const written = breaches.flatMap(({ kind, action }) => (kind === 'extra' ? piecesOf(actions[action]) : []));
  return breaches.some(
    ({ kind, acts = [] }) => kind === 'missing' && acts.flatMap(piecesOf).some((piece) => written.includes(piece)),
  );
}

/** What moves from where to where, for cards only the places, since not all are named; and who battles whom, and where. */
function piecesOf(action: Action | undefined): string[] {
  if (action?.kind === 'battle') return [`${action.attacker} ${action.defender} ${action.clearing}`];
  const parts = action === undefined ? [] : partsOf(action);
  return parts.map(({ what, from, to }) => `${what.includes('#') ? '#' : what} ${from}>${to}`);
}
