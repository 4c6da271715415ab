import type { Table } from '@woodlog/core/root';
import type { DecodedLog } from './decoded-log.ts';
import { joinBroken } from './broken.ts';
import { exchangeOwn, exchangeTurns } from './exchanged.ts';
import type { Reading } from './entry.ts';
import { enactLeniently } from './ledger.ts';
import { alsoIn } from './log-line.ts';
import { follow, followOmission, followRepair, readShown } from './follows.ts';
import { lookBack } from './look-back.ts';
import { mend } from './mend.ts';
import { lineTwice } from './repairs.ts';
import { readOtherwise } from './otherwise.ts';
import { readAnew } from './read-anew.ts';
import { inSetupOrder } from './setup-order.ts';
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
  if (readRefreshed(log, i, reading, table)) return i;
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
