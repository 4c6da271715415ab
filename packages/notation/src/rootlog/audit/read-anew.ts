import { orderOfTurns } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import type { Repair } from './entry.ts';
import { slipsIn } from './ledger.ts';
import { ofLedger } from './look-back.ts';

/** Reads a line that stands without its player or its colon as one of a player, and returns it; `null` where nobody is likely. */
export function readAnew(log: DecodedLog, i: number): number | null {
  const entry = log.entryAt(i);
  if (entry.repairs.length > 0 || entry.written.taker !== '') return null;
  log.dependOn(i + LINES_AHEAD);
  const lawful = ofLedger(log, i, [], true).map(({ repair }) => repair);
  const repairs = lawful.length > 0 ? lawful : ofNextPlayer(log, i);
  log.explain(i, repairs);
  return repairs.length > 0 ? i : null;
}

/** A line without a player as one of whoever is next (1.4.1), if it takes nothing from where it is not. */
function ofNextPlayer(log: DecodedLog, i: number): Repair[] {
  const takers = log.entries.slice(0, i + LINES_AHEAD).map((_, at) => log.reading(at)?.taker);
  const order = orderOfTurns(takers.flatMap((taker) => taker ?? []));
  const last = takers.slice(0, i).findLast(Boolean);
  const next = order[(order.indexOf(last ?? '') + 1) % order.length];
  const isNext = ({ reading }: Repair): boolean =>
    reading !== null && reading.taker === next && slipsIn(log.tableAt(i), reading, log.isSetup(i, next)) === 0;
  return last === undefined ? [] : log.repairsAt(i).filter(isNext);
}
