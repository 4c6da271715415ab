import type { DecodedLog } from './decoded-log.ts';
import { slipsIn } from './ledger.ts';
import type { LogLine } from './log-line.ts';

/**
 * A setup that is illegal where it is written: at the table after those before it in the order in which setups are done
 * (5.1.7), if it is legal there.
 */
export function inSetupOrder(log: DecodedLog, i: number, line: LogLine): LogLine {
  const { seats, law } = log.given;
  if (!line.setup || line.advanced || line.slips || law.stuckAt(line) === null) return line;
  const before = log.tableAt(0);
  for (const seat of seats.slice(0, seats.indexOf(line.taker))) {
    const first = log.entries.findIndex((_, at) => at !== i && log.reading(at)?.taker === seat);
    const reading = log.reading(first);
    if (reading !== null) slipsIn(before, reading, true);
  }
  const there = { ...line, before };
  return law.stuckAt(there) === null ? there : line;
}
