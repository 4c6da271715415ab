import { type Action, isWon } from '@woodlog/core/root';
import { type Breach, partsOf } from '@woodlog/core/root-law';
import { type DecodedLog, LINES_BACK } from './decoded-log.ts';
import { type Reading, type Repair, othersOf } from './entry.ts';
import { isDraw, mayFollow } from './excuses.ts';
import { type Lack, endsOf, placeIn, slipsIn } from './ledger.ts';
import { omissionsBefore } from './omission.ts';
import { forbiddenIn, lacksAt } from './wrong-spans.ts';

/** Earlier repairs of which others are tried if a line is illegal. */
const MOST_REPAIRED = 3;

/** Earlier lines against the law without which others are tried. */
const MOST_BREACHES = 4;

/** An unexplained line, from which later trouble may follow. */
interface Unexplained {
  readonly entry: number;
  readonly taker: string;
  /** What it changed; `null` if unknown, since it is unreadable or missing. */
  readonly touched: ReadonlySet<string> | null;
}

/** A line that lacks only what an earlier one left out follows from that. */
export function followOmission(log: DecodedLog, i: number, reading: Reading): void {
  const cause = log.judged.findLast(({ done }) => done.length > 0);
  if (cause === undefined || log.judgedOf(i)?.match == null) return;
  if (slipsIn(log.tableAt(i), reading, log.isSetup(i, reading.taker)) > 0) log.follows.set(i, cause.entry);
}

/**
 * Reads an illegal line with what it leaves out, if a later one shows that it was done: not cards that were drawn, which
 * nobody sees. Returns the line from which to continue.
 */
export function readShown(log: DecodedLog, i: number): number | null {
  for (const { entry, done, shownBy, instead = [] } of log.judged) {
    if (shownBy !== i || done.every(isDraw) || log.entryAt(entry).repairs.length > 0) continue;
    const fits = ({ kind, reading }: Repair): boolean => {
      const read = kind === 'action-missing' ? log.readAfter(entry, reading, i) : null;
      return read !== null && log.holdsAt(i, read.reading, read.table, true);
    };
    const due = instead.find(fits);
    if (due === undefined) continue;
    log.explain(entry, [{ ...due, shown: [i] }]);
    return entry;
  }
  return null;
}

/** A line in trouble that may follow from an earlier unexplained one is undecided. */
export function follow(log: DecodedLog, i: number, reading: Reading): void {
  const judged = log.judgedOf(i);
  if (judged === undefined || log.isUnread(i)) return;
  const { match } = judged;
  const lacks = lacksAt(log, i, reading);
  for (const cause of causesOf(log, i)) {
    const isMissing = log.missing.has(cause.entry);
    const isCause =
      match === null
        ? lacksFollow(cause, lacks, reading.taker)
        : log.isIllegal(i) && breachesFollow(cause, log.breachesAt(i), isMissing);
    if (!isCause) continue;
    log.follows.set(i, cause.entry);
    const line = log.given.lineOf(cause.entry);
    const what = isMissing ? `a line of ${cause.taker} is missing above line ${line}` : `nothing explains line ${line}`;
    judged.match = mayFollow(what);
    return;
  }
}

/** Earlier unexplained lines, the latest first. */
function* causesOf(log: DecodedLog, i: number): Generator<Unexplained> {
  const { gaps } = log.turns();
  for (let at = i; at >= 0; at--) {
    const skipped = gaps.get(at);
    if (skipped !== undefined) {
      log.missing.set(at, skipped);
      yield { entry: at, taker: skipped, touched: null };
      if (![...log.follows.values()].includes(at)) log.missing.delete(at);
    }
    if (at === i || log.follows.has(at) || !log.unexplained.includes(at)) continue;
    const reading = log.reading(at) ?? log.entryAt(at).written;
    // What is not in this game is something else of the player, and nobody knows what.
    const isUnknown =
      reading.taker === log.reading(i)?.taker &&
      log.ledger[at]?.some(({ code }) => code === 'ledger/unknown-component') === true;
    yield { entry: at, taker: reading.taker, touched: log.isUnread(at) || isUnknown ? null : touchedBy(reading) };
  }
}

/**
 * What is illegal by one explanation of an earlier line, but not by an equally good one, is undecided; so is what would be
 * legal if an earlier illegal line left out something, whatever else is wrong there.
 */
export function followRepair(log: DecodedLog, i: number, reading: Reading): void {
  const judged = log.judgedOf(i);
  if (judged === undefined || !log.isIllegal(i)) return;
  const touched = touchedBy(reading);
  let tried = 0;
  for (let at = i - 1; at >= Math.max(0, i - LINES_BACK) && tried < MOST_REPAIRED; at--) {
    const entry = log.entryAt(at);
    if (entry.repairs.length === 0) continue;
    const others = othersOf(entry);
    const known = touchedBy({ actions: others.flatMap(({ actions }) => actions) });
    if (![...known].some((one) => touched.has(one))) continue;
    tried += 1;
    if (!others.some((other) => isLawfulAfter(log, at, other, i))) continue;
    judged.match = mayFollow(`line ${log.given.lineOf(at)} has a slip of the pen`);
    return;
  }
  const cause = omissionsBefore(log, i).find(({ at, repair }) => {
    // The ledger is quicker than the law.
    if (!log.leavesAtMost(0, at, repair.reading, i)) return false;
    const read = log.readAfter(at, repair.reading, i);
    return read !== null && !isWon(read.table) && log.holdsAt(i, read.reading, read.table);
  });
  if (cause === undefined) return;
  log.follows.set(i, cause.at);
  judged.match = mayFollow(`line ${log.given.lineOf(cause.at)} breaks the law`);
}

/** A line that lacks something only with what an earlier line did against the law is undecided: that may not have been done. */
export function followBreach(log: DecodedLog, i: number): void {
  const judged = log.judgedOf(i);
  if (judged?.match !== null || log.isUnread(i) || log.follows.has(i)) return;
  let tried = 0;
  for (let at = i - 1; at >= Math.max(0, i - LINES_BACK) && tried < MOST_BREACHES; at--) {
    const { repairs, written, spans } = log.entryAt(at);
    const forbidden = repairs.length > 0 ? [] : forbiddenIn(log, at);
    if (forbidden.length === 0) continue;
    tried += 1;
    const actions = written.actions.filter((_, n) => !forbidden.some((one) => one === spans[n]));
    const read = log.readAfter(at, { taker: written.taker, actions }, i);
    if (read === null || !log.holdsAt(i, read.reading, read.table, true)) continue;
    log.follows.set(i, at);
    judged.match = mayFollow(`line ${log.given.lineOf(at)} breaks the law`);
    return;
  }
}

/** Whether a line is legal, or still lacks something, under another reading of an earlier line. */
function isLawfulAfter(log: DecodedLog, at: number, instead: Reading, i: number): boolean {
  const read = log.readAfter(at, instead, i);
  return (
    read !== null && (log.holdsAt(i, read.reading, read.table) || slipsIn(read.table, read.reading, read.setup) > 0)
  );
}

/** Things, with the places that they came from and went to. */
function touchedBy({ actions }: Pick<Reading, 'actions'>): ReadonlySet<string> {
  return new Set(actions.flatMap(touches));
}

function touches(action: Action): string[] {
  if (action.kind === 'craft') return [thing(action.what)];
  return partsOf(action).flatMap((part) => endsOf(part).map((place) => `${thing(part.what)} ${place}`));
}

/** All cards count as one thing: often it is not known which went. */
const thing = (what: string): string => (what.includes('#') ? '#' : what);

/** Whether what a line lacks may follow from a line that nothing explains; without lacks, it turns an item that lies so already. */
function lacksFollow({ touched, taker }: Unexplained, lacks: readonly Lack[], own: string): boolean {
  if (lacks.length === 0) return touched === null && taker === own;
  if (touched === null) return true;
  return lacks.some(({ what, from }) => touched.has(`${thing(what)} ${placeIn(from)}`));
}

/** Whether breaches may: only if nobody knows what it changed. What is certain follows only from a whole turn that is missing. */
const breachesFollow = ({ touched }: Unexplained, breaches: readonly Breach[], isMissing: boolean): boolean =>
  touched === null && (isMissing || breaches.every(({ isCertain }) => isCertain !== true));
