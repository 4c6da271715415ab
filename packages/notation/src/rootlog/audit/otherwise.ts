import type { Table } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { MOST_FIXES, type Reading, type Repair, isWithin } from './entry.ts';
import { placesThroughout } from './repairs.ts';

/** Readings of an illegal line that are tried, where nothing confirms any of them. */
const MOST_READINGS = 24;

/** Finds how a line that is illegal may have been meant. That acquits nobody, since nothing confirms it. */
export function readOtherwise(log: DecodedLog, i: number, reading: Reading, table: Table): void {
  const judged = log.judgedOf(i);
  if (judged?.match?.verdict !== 'illegal' || judged.line.setup) return;
  const { text, seats } = log.given;
  const entry = log.entryAt(i);
  const wrong = log.wrongAt(i);
  const isCount = ({ kind }: Repair): boolean => kind === 'count' || kind === 'points';
  const isLikely = (one: Repair): boolean => (wrong.length === 0 ? isCount(one) : isWithin(one, wrong));
  const throughout = placesThroughout(text, entry, seats);
  const likely = [log.repairsAt(i), throughout].flatMap((all) => all.filter(isLikely).slice(0, MOST_READINGS));
  const base = log.slipsAfter(i, reading, i);
  const instead: Repair[] = [];
  for (const repair of likely) {
    if (instead.length === MOST_FIXES) break;
    const meant = repair.reading;
    if (meant === null || log.slipsAfter(i, meant, i, LINES_AHEAD, base) > base) continue;
    if (log.holdsAt(i, meant, table)) instead.push(repair);
  }
  if (instead.length > 0) judged.instead = instead;
}
