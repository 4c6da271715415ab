import { type Table, orderOfTurns } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { joinBroken } from './broken.ts';
import { readDealt } from './dealt.ts';
import { exchangeOwn, exchangeTurns } from './exchanged.ts';
import type { Reading, Repair } from './entry.ts';
import { enactLeniently, slipsIn } from './ledger.ts';
import { type LogLine, alsoIn } from './log-line.ts';
import { follow, followBreach, followOmission, followRepair, readShown } from './follows.ts';
import { lookBack, ofLedger } from './look-back.ts';
import { mend } from './mend.ts';
import { lineTwice } from './repairs.ts';
import { readOtherwise } from './otherwise.ts';
import { sharedCause } from './shared-cause.ts';
import { readRefreshed } from './unwritten-refresh.ts';
import { nothingIn } from './wrong-spans.ts';

/** How often a cause is looked for from one line. */
const MOST_TRIES = 2;
/** With more unexplained lines, a text is not the log of one game. */
const MOST_UNEXPLAINED = 40;

/**
 * Looks for the likeliest explanation of a log: goes from line to line, and at a line in trouble looks back for the
 * slip of the pen that explains it. Continues from the explanation's table. Yields each line.
 */
export function* decode(log: DecodedLog): Generator<number> {
  const { entries } = log;
  let i = log.begin;
  let table = log.goBack(i);
  for (; i < entries.length; i++) {
    log.arrive(i, table);
    log.dependOn(i);
    log.ledger[i] = [];
    readTwice(log, i);
    const reading = log.reading(i);
    const from = reading === null ? (joinBroken(log, i) ?? readAnew(log, i)) : judgeLine(log, i, reading, table);
    if (from !== null) {
      table = log.goBack(from);
      i = from - 1;
    } else if (reading !== null) {
      log.play(i, reading, table);
      for (const act of alsoIn(log.judgedOf(i)?.match)) enactLeniently(table, act);
      yield i;
    }
  }
  log.arrive(i, table);
  const causes = new Set(log.follows.values());
  for (const at of log.missing.keys()) if (!causes.has(at)) log.missing.delete(at);
}

/** Holds a line to the law, and looks for what explains its trouble; returns the line from which to read on, if it is found. */
function judgeLine(log: DecodedLog, i: number, reading: Reading, table: Table): number | null {
  const { given, judged, tries } = log;
  given.law.judge(inSetupOrder(log, i, log.lineAt(i, reading, table)), judged, { entry: i, at: given.lineOf(i) });
  followOmission(log, i, reading);
  const other = joinBroken(log, i) ?? readShown(log, i);
  if (other !== null) return other;
  if (!isInTrouble(log, i)) return readOtherwise(log, i, reading, table) ? i : null;
  if (readRefreshed(log, i, reading, table) || readDealt(log, i, reading)) return i;
  const tried = tries.get(i) ?? 0;
  if (tried < MOST_TRIES && log.left < MOST_UNEXPLAINED) {
    tries.set(i, tried + 1);
    const first = exchangeTurns(log, i) ?? sharedCause(log, i) ?? lookBack(log, i);
    if (first !== null) return first;
    if (mend(log, i)) return i;
    // Illegal actions happened all the same, so later lines build on them.
    if (log.judgedOf(i)?.match === null) log.unexplained.push(i);
    log.left += 1;
  }
  followRepair(log, i, reading);
  follow(log, i, reading);
  followBreach(log, i);
  if (readOtherwise(log, i, reading, table)) return i;
  // What a change of the line itself explains is no other line.
  return log.judgedOf(i)?.instead?.length || log.left > MOST_UNEXPLAINED ? null : exchangeOwn(log, i);
}

/** A line that is the same as the one above, where it is another player's turn, was written twice (1.4.1). */
function readTwice(log: DecodedLog, i: number): void {
  const { given, entries } = log;
  const entry = log.entryAt(i);
  if (entry.repairs.length > 0 || !log.turns().gaps.has(i)) return;
  const repairs = lineTwice(given.text, entries[i - 1], entry);
  // A later line may show that both were played, and that another player's is missing between them.
  if (repairs.length > 0 && log.slipsAfter(i, null, i) <= log.slipsAfter(i, entry.written, i)) log.explain(i, repairs);
}

/** Whether a line cannot be read, is short of something, is illegal, or moves something from nowhere to nowhere. */
function isInTrouble(log: DecodedLog, i: number): boolean {
  return log.isUnread(i) || log.isWrong(i) || nothingIn(log, i).length > 0;
}

/**
 * A setup that is illegal where it is written: at the table after those before it in the order in which setups are done
 * (5.1.7), if it is legal there.
 */
function inSetupOrder(log: DecodedLog, i: number, line: LogLine): LogLine {
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

/** Reads a line that stands without its player or its colon as one of a player, and returns it; `null` where nobody is likely. */
function readAnew(log: DecodedLog, i: number): number | null {
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
