import { partsOf } from '@woodlog/core/root-law';
import { copyTable } from '@woodlog/core/root';
import { cardDoubts } from '../replay/doubts.ts';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import type { Reading } from './entry.ts';
import { playReading } from './ledger.ts';

/** The cards that a line draws by name, or names in a hand. */
export const drawnIn = (reading: Pick<Reading, 'actions'> | null): string[] =>
  (reading?.actions ?? [])
    .flatMap(partsOf)
    .flatMap(({ what, from, to }) => ((from === 'draw' || from === to) && /#[a-z@]/.test(what) ? [what] : []));

/** Whether a line draws a card that is somewhere else already. */
export function isTwice(log: DecodedLog, at: number, reading: Reading | null): boolean {
  const table = log.tableAt(at);
  const played = reading === null ? [] : [...playReading(table, reading, false)];
  return played.some(({ action }) => cardDoubts(action, log.entryAt(at), table).length > 0);
}

/** The cards that lines around one draw though they are somewhere else already: an earlier line may have drawn another. */
export function drawnAgain(log: DecodedLog, i: number): ReadonlySet<string> {
  const first = Math.max(0, i - LINES_BACK);
  const found = new Set<string>();
  for (const { i: at, reading, setup, table } of log.linesFrom(first, log.reading(first), i + LINES_AHEAD)) {
    const here = copyTable(table);
    for (const { action } of playReading(here, reading, setup))
      if (cardDoubts(action, log.entryAt(at), here).length > 0)
        for (const card of drawnIn({ actions: [action] })) found.add(card);
  }
  return found;
}
