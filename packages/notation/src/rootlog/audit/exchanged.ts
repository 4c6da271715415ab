import type { Span } from '../../kernel/diagnostic.ts';
import { exchanging } from '../fixes/candidate.ts';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import { type Entry, type Reading, changed, readLines } from './entry.ts';

/** The cost of two lines in each other's place, or of their letters. */
const COST = 5;

/**
 * Looks, up to a line in trouble, for two turns that stand in each other's place by the order of turns (1.4.1), or whose
 * letters do. If both may be legal the other way round, exchanges them, and returns the first.
 */
export function exchangeTurns(log: DecodedLog, i: number): number | null {
  const at = log.turns().exchanged.findLast((one) => one <= i && i <= one + LINES_BACK);
  if (at === undefined) return null;
  const { text, seats } = log.given;
  const pair = [log.entryAt(at), log.entryAt(at + 1)] as const;
  if (pair.some(({ repairs }) => repairs.length > 0)) return null;
  log.dependOn(i + LINES_AHEAD);
  const letters = exchanging(text, ...(pair.map(letterOf) as [Span, Span]));
  const texts = pair.map((entry, n) => changed(text, contentOf(entry), letters.slice(n, n + 1)));
  const ways = [
    { kind: 'lines-exchanged', edits: exchanging(text, ...pair), readings: [log.reading(at + 1), log.reading(at)] },
    { kind: 'letters-exchanged', edits: letters, readings: readLines(seats, texts) },
  ];
  for (const { kind, edits, readings } of ways) {
    const [first, second] = readings;
    if (!first || !second || !areLegal(log, at, { ...first, other: { at: at + 1, reading: second } })) continue;
    log.explain(at, [{ kind, cost: COST, edits, reading: { ...first, other: { at: at + 1, reading: second } } }]);
    return at;
  }
  return null;
}

function areLegal(log: DecodedLog, at: number, exchanged: Reading): boolean {
  for (const line of log.linesFrom(at, exchanged, at + 1))
    if (!log.holdsAt(line.i, line.reading, line.table, true)) return false;
  return true;
}

const letterOf = ({ label: { start } }: Entry): Span => ({ start, end: start + 1 });

/** A line without its comment. */
const contentOf = ({ start, end, commentStart }: Entry): Span => ({ start, end: commentStart ?? end });
