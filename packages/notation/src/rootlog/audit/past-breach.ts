import type { DecodedLog } from './decoded-log.ts';
import { MOST_FIXES, type Repair, isWithin } from './entry.ts';

/**
 * Of repairs of the first action of a line that is not allowed, those that get the line furthest past it: something else
 * may be wrong after it.
 */
export function pastBreach(log: DecodedLog, i: number, repairs: readonly Repair[]): Repair[] {
  const action = log.breachesAt(i).find(({ kind }) => kind === 'extra')?.action;
  const span = log.entryAt(i).spans[action ?? -1];
  if (action === undefined || span === undefined) return [];
  const table = log.tableAt(i);
  const past = repairs.flatMap((repair) => {
    const { reading } = repair;
    if (reading === null || !isWithin(repair, [span])) return [];
    const line = log.lineAt(i, reading, table);
    const stuck = line.slips ? null : log.given.law.stuckAt(line);
    const left = Math.min(...(stuck ?? []).map((reach) => reach.left));
    return left < reading.actions.length - action ? [{ repair, left }] : [];
  });
  const least = Math.min(...past.map(({ left }) => left));
  return past.flatMap(({ repair, left }) => (left === least ? [repair] : [])).slice(0, MOST_FIXES);
}
