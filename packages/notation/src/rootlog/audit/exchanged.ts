import type { Span } from '../../kernel/diagnostic.ts';
import { exchanging } from '../fixes/candidate.ts';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import { type Entry, type Reading, changed, readLines } from './entry.ts';
import { isTurnMissing } from './look-back.ts';

/** The cost of two lines in each other's place, or of their letters. */
const COST = 5;

/**
 * Looks, up to a line in trouble, for two turns that stand in each other's place by the order of turns (1.4.1), or whose
 * letters do. If both may be legal the other way round, exchanges them, and returns the first.
 */
export function exchangeTurns(log: DecodedLog, i: number): number | null {
  const at = log.turns().exchanged.findLast((one) => one <= i && i <= one + LINES_BACK);
  if (at === undefined) return null;
  log.dependOn(i + LINES_AHEAD);
  const [one, two] = [log.entryAt(at), log.entryAt(at + 1)];
  const { text, seats } = log.given;
  const letters = exchanging(text, letterOf(one), letterOf(two));
  const [first = null, second = null] = readLines(
    seats,
    [one, two].map((entry, n) => changed(text, contentOf(entry), letters.slice(n, n + 1))),
  );
  return (
    exchange(log, at, at + 1) ?? exchange(log, at, at + 1, { kind: 'letters-exchanged', edits: letters, first, second })
  );
}

/** Looks for a line of the same player with which a line in trouble stands in each other's place; returns the first. */
export function exchangeOwn(log: DecodedLog, i: number): number | null {
  // Where a turn is missing, what stands there may have followed it.
  if (log.isUnread(i) || isTurnMissing(log, i)) return null;
  log.dependOn(i + LINES_AHEAD);
  const takers = log.entries.slice(0, i + LINES_AHEAD + 1).map((_, at) => log.reading(at)?.taker);
  const [before, after] = [takers.slice(0, i).lastIndexOf(takers[i]), takers.indexOf(takers[i], i + 1)];
  return (after < 0 ? null : exchange(log, i, after)) ?? (before < 0 ? null : exchange(log, before, i));
}

/** Exchanges two lines, or parts of them, if they and those between them may be legal then. */
function exchange(
  log: DecodedLog,
  at: number,
  other: number,
  { kind, edits, first, second } = {
    kind: 'lines-exchanged',
    edits: exchanging(log.given.text, log.entryAt(at), log.entryAt(other)),
    first: log.reading(other),
    second: log.reading(at),
  },
): number | null {
  if (first === null || second === null) return null;
  if ([at, other].some((line) => log.entryAt(line).repairs.length > 0)) return null;
  const reading: Reading = { ...first, other: { at: other, reading: second } };
  for (const line of log.linesFrom(at, reading, other))
    if (!log.holdsAt(line.i, line.reading, line.table, true)) return null;
  log.explain(at, [{ kind, cost: COST, edits, reading }]);
  return at;
}

const letterOf = ({ label: { start } }: Entry): Span => ({ start, end: start + 1 });

/** A line without its comment. */
const contentOf = ({ start, end, commentStart }: Entry): Span => ({ start, end: commentStart ?? end });
