import type { Action } from '@woodlog/core/root';
import type { Edit } from '../../kernel/diagnostic.ts';
import { COMMON, editTo } from '../fixes/candidate.ts';
import { type Variant, oneEdit } from '../fixes/one-edit.ts';
import { lacksFerry } from '../fixes/action-candidates.ts';
import { suggestions } from '../read/suggest.ts';
import type { DecodedLog } from './decoded-log.ts';
import { repairsOfDuties } from './due.ts';
import { type Repair, isWithin, mendedWith, readActions, unreadIn } from './entry.ts';
import { breachesOf } from './log-line.ts';
import { isTurnMissing } from './look-back.ts';
import { SPELLING } from './repairs.ts';
import { lacksAt } from './wrong-spans.ts';

/** Ways to correct one slip, and to correct another then, that are tried. */
const MOST_TRIED = 8;
const MOST_MORE = 80;
/** So many actions that cannot be read are few; the ways to spell each that are tried then. */
const FEW = 2;
const MOST_WAYS = 6;

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
  const isLess = ({ reading }: Repair): boolean => log.leavesAtMost(most, i, reading, i);
  const { text, seats } = log.given;
  const due = repairsOfDuties(text, entry, seats, breaches, false);
  const more = [...due, ...log.repairsAt(i).filter((one) => isWithin(one, wrong) || isLess(one))];
  return more.slice(0, MOST_MORE).some(({ reading }) => reading !== null && log.holdsAt(i, reading, table, true));
}

/** What may be meant by what cannot be read, or in place of what takes something that is not there. */
function corrections(log: DecodedLog, i: number): readonly Repair[] {
  const entry = log.entryAt(i);
  const unread = unreadIn(entry);
  if (unread.length > 1) return spelt(log, i);
  const lacks = lacksAt(log, i, entry.written);
  const places = unread.length > 0 ? unread : lacks.flatMap(({ action }) => entry.spans[action] ?? []);
  const isWhole = ({ reading }: Repair): boolean => (reading?.actions.length ?? 0) >= entry.pieces.length;
  return log.repairsAt(i).filter((one) => isWithin(one, places) && isWhole(one));
}

/** A spelling of all that cannot be read in a line. */
interface Spelt {
  readonly cost: number;
  readonly edits: readonly Edit[];
  readonly actions: readonly Action[];
}

/** All that cannot be read in its likeliest spelling; of one or two actions, in those that the law allows. */
function spelt(log: DecodedLog, i: number): Repair[] {
  const entry = log.entryAt(i);
  const { written, pieces } = entry;
  const { text, seats } = log.given;
  const table = log.tableAt(i);
  const left = [...written.actions];
  const isFew = unreadIn(entry).length <= FEW;
  let all: readonly Spelt[] = [{ cost: 0, edits: [], actions: [] }];
  for (const { start, end, isRead } of pieces) {
    const found = text.slice(start, end);
    const near = [...suggestions(found, 0)].map((one): Variant => [one.text, 0]);
    const edited = [...oneEdit(found)].filter(([, cost]) => isFew || cost <= COMMON).sort(([, a], [, b]) => a - b);
    const spellings = isRead ? [] : [...near, ...edited];
    const texts = spellings.map(([meant]) => meant);
    const read = readActions(seats, written.taker, texts);
    const ways = spellings.flatMap(([meant, cost], n): Spelt[] => {
      const actions = read[n] ?? [];
      const isMeant = actions.length === 1 && !lacksFerry(actions, table);
      return isMeant ? [{ cost, edits: [editTo(start, found, meant)], actions }] : [];
    });
    const own = isRead ? [{ cost: 0, edits: [], actions: left.splice(0, 1) }] : ways.slice(0, isFew ? MOST_WAYS : 1);
    if (own.length > 0)
      all = all.flatMap((one) =>
        own.map((way) => ({
          cost: one.cost + way.cost,
          edits: [...one.edits, ...way.edits],
          actions: [...one.actions, ...way.actions],
        })),
      );
  }
  const repairs = [...all]
    .sort((a, b) => a.cost - b.cost)
    .flatMap(({ edits, actions }): Repair[] =>
      edits.length === 0 ? [] : [{ kind: 'spelling', cost: 1, edits, reading: { taker: written.taker, actions } }],
    );
  const allowed = isFew ? repairs.filter(({ reading }) => reading !== null && log.holdsAt(i, reading, table)) : [];
  return allowed.length > 0 ? allowed : repairs.slice(0, 1);
}
