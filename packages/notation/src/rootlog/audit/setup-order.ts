import type { DecodedLog } from './decoded-log.ts';
import { slipsIn } from './ledger.ts';
import type { LogLine } from './log-line.ts';

/**
 * A line that a log writes among setups in another order than they are done in (5.1.7): at the table after those before it
 * in that order, if it is legal there, and not where it is written.
 */
export function inSetupOrder(log: DecodedLog, i: number, line: LogLine): LogLine {
  const { seats, law } = log.given;
  if (!line.setup || line.advanced) return line;
  const rank = (taker: string | undefined): number => seats.indexOf(taker ?? '');
  const setups = log.entries.flatMap((_, at) => {
    const reading = log.reading(at);
    return reading !== null && log.isSetup(at, reading.taker) ? [{ at, reading }] : [];
  });
  const own = rank(line.taker);
  const isInOrder = setups.every(({ at, reading }) => at === i || at < i === rank(reading.taker) < own);
  if (isInOrder || line.slips || law.stuckAt(line) === null) return line;
  const before = log.tableAt(0);
  const first = setups.filter(({ reading }) => rank(reading.taker) < own);
  for (const { reading } of first.sort((a, b) => rank(a.reading.taker) - rank(b.reading.taker)))
    slipsIn(before, reading, true);
  const there = { ...line, before };
  return law.stuckAt(there) === null ? there : line;
}
