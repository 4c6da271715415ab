import type { Action, Move } from '@woodlog/core/root';
import type { DecodedLog } from './decoded-log.ts';
import type { Reading } from './entry.ts';

/** Cards that each person is dealt (5.1.3). */
const DEALT = 3;

/**
 * Reads a setup that writes its first cards as drawn as one that shows those that were dealt, if it is legal so: in a setup
 * nobody draws (5.1.3, D65). Returns whether it is.
 */
export function readDealt(log: DecodedLog, i: number, reading: Reading): boolean {
  if (log.entryAt(i).repairs.length > 0 || log.judgedOf(i)?.line.setup !== true) return false;
  const { taker } = reading;
  const isDeal = (act: Action): act is Move =>
    act.kind === 'move' &&
    act.parts.every(({ from, to }) => from === 'draw' && to === taker) &&
    act.parts.reduce((sum, { count }) => sum + count, 0) === DEALT;
  if (!reading.actions.some(isDeal)) return false;
  const actions = reading.actions.map((act) =>
    isDeal(act) ? { ...act, parts: act.parts.map((part) => ({ ...part, from: taker })) } : act,
  );
  const meant = { taker, actions };
  if (log.matchAt(i, meant)?.verdict !== 'legal') return false;
  const assumes = 'the cards that the setup draws are those that were dealt';
  log.explain(i, [{ kind: 'dealt', cost: 0, edits: [], reading: meant, assumes }]);
  return true;
}
