import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { readLines } from './entry.ts';

/** The cost of a line that is broken in two. */
const COST = 4;

/**
 * Reads a line as the second half of the one above, which was broken in two, if the law allows both as one line, and not
 * each by itself: one that names no player, or the same one again. Returns the line from which to continue.
 */
export function joinBroken(log: DecodedLog, i: number): number | null {
  const at = i - 1;
  const [half, rest] = [log.entries[at], log.entryAt(i)];
  if (half === undefined || half.written.taker === '') return null;
  const isNamed = rest.written.taker === half.written.taker;
  if (!(isNamed || rest.written.taker === '') || rest.repairs.length > 0) return null;
  if (isNamed && !log.turns().gaps.has(i)) return null;
  if (isNamed && half.repairs.length === 0 && !log.isWrong(at) && !log.isWrong(i)) return null;
  log.dependOn(i + LINES_AHEAD);
  const { text, seats } = log.given;
  const first = text.slice(half.start, half.commentStart ?? half.end).trimEnd();
  const stop = rest.commentStart ?? rest.end;
  const second = text.slice(isNamed ? rest.label.end : half.end, stop).replace(/^[\s/]+/, '');
  const end = stop - second.length;
  // A comment between the two would be lost.
  if (second === '' || end < rest.label.start || /\S/.test(text.slice(half.end, rest.label.start))) return null;
  const joint = first.endsWith('/') ? '' : '/';
  const start = half.start + first.length;
  // A comment behind the first half stands behind both then.
  const edits =
    half.commentStart === null
      ? [{ start, end, text: joint }]
      : [
          { start, end: start, text: joint + second.trimEnd() },
          { start: half.end, end: end + second.trimEnd().length, text: '' },
        ];
  const [due, own] = isNamed ? [log.turns().gaps.get(i), second] : [second.charAt(0), second.slice(1)];
  const [read, others] = readLines(seats, [first + joint + second, `${due}:${own}`]);
  if (read == null || !log.holdsAt(at, read, log.tableAt(at), true)) return null;
  // It may be the turn of another, with a wrong letter or without the colon.
  if (others != null && log.holdsAt(i, others, log.tableAt(i))) return null;
  const reading = { ...read, other: { at: i, reading: null } };
  if (log.slipsAfter(at, reading, i) > log.slipsAfter(at, half.written, i)) return null;
  // A second half that cannot be read has the error already.
  log.explain(at, [{ kind: 'line-broken', cost: COST, edits, reading, ...(!isNamed && { isOther: true }) }]);
  return at;
}
