import type { Edit } from '../../kernel/diagnostic.ts';
import { COMMON, editTo } from '../fixes/candidate.ts';
import { oneEdit } from '../fixes/one-edit.ts';
import { suggestions } from '../read/suggest.ts';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { repairsOfDuties } from './due.ts';
import { type Entry, type Repair, isWithin, mendedWith, readLines } from './entry.ts';
import { lacksIn } from './ledger.ts';
import { breachesOf } from './log-line.ts';
import { isTurnMissing } from './look-back.ts';
import { SPELLING } from './repairs.ts';

/** Ways to correct one slip, and to correct another then, that are tried. */
const MOST_TRIED = 8;
const MOST_MORE = 80;

/**
 * Corrects one slip of a line that no single slip explains: what cannot be read, or what takes something that is not there, if with
 * one slip more the law allows the line then. Returns whether it did.
 */
export function mend(log: DecodedLog, i: number): boolean {
  const entry = log.entryAt(i);
  if (entry.mended || entry.repairs.length > 0 || entry.written.taker === '') return false;
  if (!entry.isUnread && isTurnMissing(log, i)) return false;
  const now = log.slipsAfter(i, entry.written, i);
  const ranked = corrections(log, i).flatMap((repair) => {
    const left = log.slipsAfter(i, repair.reading, i);
    return left <= now ? { repair, left } : [];
  });
  const likely = ranked.sort((a, b) => a.left - b.left);
  for (const { repair, left } of likely.slice(0, MOST_TRIED)) {
    log.replace(i, mendedWith(entry, [repair]));
    const isCertain = entry.isUnread && repair.cost <= SPELLING + COMMON;
    const isMended = isCertain || ((entry.isUnread || left < now) && isOneMore(log, i));
    if (isMended) return true;
    log.replace(i, entry);
    // A line with too many ways to read it has as many with another word in the same place.
    if (isMended === null) break;
  }
  return false;
}

/** Whether one slip more explains what the law forbids in a line, or what it takes that is not there; `null` if that is undecided. */
function isOneMore(log: DecodedLog, i: number): boolean | null {
  const entry = log.entryAt(i);
  const match = log.matchAt(i, entry.written);
  if (match?.verdict === 'undecided') return null;
  const breaches = breachesOf(match);
  const table = log.tableAt(i);
  const wrong = breaches.flatMap(({ action }) => entry.spans[action] ?? []);
  const most = log.slipsAfter(i, entry.written, i) - 1;
  const isLess = ({ reading }: Repair): boolean => log.slipsAfter(i, reading, i, LINES_AHEAD, most) <= most;
  const { text, seats } = log.given;
  const due = repairsOfDuties(text, entry, seats, breaches, false);
  const more = [...due, ...log.repairsAt(i).filter((one) => isWithin(one, wrong) || isLess(one))];
  return more.slice(0, MOST_MORE).some(({ reading }) => reading !== null && log.holdsAt(i, reading, table, true));
}

/** What may be meant by what cannot be read, or in place of what takes something that is not there. */
function corrections(log: DecodedLog, i: number): readonly Repair[] {
  const entry = log.entryAt(i);
  const unread = entry.pieces.filter(({ isRead }) => !isRead);
  if (unread.length > 1) return spelt(log, entry);
  const lacks = lacksIn(log.tableAt(i), entry.written, log.isSetup(i, entry.written.taker));
  const places = unread.length > 0 ? unread : lacks.flatMap(({ action }) => entry.spans[action] ?? []);
  const isWhole = ({ reading }: Repair): boolean => (reading?.actions.length ?? 0) >= entry.pieces.length;
  return log.repairsAt(i).filter((one) => isWithin(one, places) && isWhole(one));
}

/** Whatever cannot be read and has a likely spelling, in that. */
function spelt(log: DecodedLog, { written: { taker, actions }, pieces }: Entry): Repair[] {
  const { text, seats } = log.given;
  const left = [...actions];
  const edits: Edit[] = [];
  const read = pieces.flatMap(({ start, end, isRead }) => {
    if (isRead) return left.shift() ?? [];
    const found = text.slice(start, end);
    const near = [...oneEdit(found)].filter(([, cost]) => cost <= COMMON).map(([meant]) => meant);
    const meant = [...[...suggestions(found, 0)].map((one) => one.text), ...near];
    const readings = readLines(
      seats,
      meant.map((one) => `${taker}:${one}`),
    );
    const n = readings.findIndex((one) => one?.actions.length === 1);
    if (n >= 0) edits.push(editTo(start, found, meant[n] ?? ''));
    return readings[n]?.actions ?? [];
  });
  return edits.length === 0 ? [] : [{ kind: 'spelling', cost: 1, edits, reading: { taker, actions: read } }];
}
