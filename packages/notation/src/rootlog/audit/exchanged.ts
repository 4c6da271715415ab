import { exchanging } from '../fixes/candidate.ts';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import type { Reading } from './entry.ts';

/** The cost of two lines in each other's place. */
const COST = 5;

/**
 * Looks, up to a line in trouble, for two turns that stand in each other's place by the order of turns (1.4.1). If both may be
 * legal the other way round, exchanges them, and returns the first.
 */
export function exchangeTurns(log: DecodedLog, i: number): number | null {
  const at = log.turns().exchanged.findLast((one) => one <= i && i <= one + LINES_BACK);
  const [reading, second] = at === undefined ? [null, null] : [log.reading(at), log.reading(at + 1)];
  if (at === undefined || reading === null || second === null) return null;
  const [one, two] = [log.entryAt(at), log.entryAt(at + 1)];
  if (one.repairs.length > 0 || two.repairs.length > 0) return null;
  log.dependOn(i + LINES_AHEAD);
  const exchanged: Reading = { ...second, other: { at: at + 1, reading } };
  for (const line of log.linesFrom(at, exchanged, at + 1))
    if (!log.holdsAt(line.i, line.reading, line.table, true)) return null;
  const edits = exchanging(log.given.text, one, two);
  log.explain(at, [{ kind: 'lines-exchanged', cost: COST, edits, reading: exchanged }]);
  return at;
}
