import { type Table, copyTable } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD, LINES_BACK } from './decoded-log.ts';
import type { Reading, Repair } from './entry.ts';
import { apart, concerns, lacksIn, placesIn, slipsIn } from './ledger.ts';
import { isTurnMissing } from './look-back.ts';
import { COST_OF_LINE } from './weighed.ts';
import { actsOfTrouble } from './wrong-spans.ts';

/** The last lines in trouble, which may have one cause. */
const MOST_TROUBLES = 6;
/** Repairs that are played, and readings that are held to the law, from one line in trouble. */
const MOST_PLAYED = 400;
const MOST_JUDGED = 60;
/** What changes a player's hand or board has less to do with a line of theirs than what changes the place of its trouble. */
const OF_BOARD = 0.5;
/** Kinds that change more than a few characters cost as much. */
const MOST_COST = 4;

/** A repair of a legal line, and how much it has to do with the lines in trouble. */
interface Candidate {
  readonly at: number;
  readonly repair: Repair;
  readonly places: ReadonlySet<string>;
  readonly hits: number;
  readonly cost: number;
}

/** A line in trouble: the places that it names, and those that its trouble is about. */
interface Trouble {
  readonly i: number;
  readonly taker: string;
  readonly places: ReadonlySet<string>;
  readonly about: ReadonlySet<string>;
}

/**
 * Looks for one slip of the pen in a line that is legal as it is written, which two or more later lines show: with it
 * they are legal, or have what they lacked, and no other line becomes illegal. Makes it, and returns the line from which to
 * continue.
 */
export function sharedCause(log: DecodedLog, i: number): number | null {
  const troubles = troublesUpTo(log, i).slice(-MOST_TROUBLES);
  if (troubles.length < 2 || isTurnMissing(log, i)) return null;
  log.dependOn(i + LINES_AHEAD);
  const bases = new Map<number, number>();
  const work = { judged: 0 };
  for (const one of candidatesFor(log, troubles).slice(0, MOST_PLAYED)) {
    if (work.judged >= MOST_JUDGED) return null;
    const { at, repair } = one;
    const base = bases.get(at) ?? log.slipsAfter(at, log.reading(at), i);
    bases.set(at, base);
    if (!log.leavesAtMost(base, at, repair.reading, i)) continue;
    const shown = shownBy(log, one, troubles, work);
    if (shown.length < 2) continue;
    log.explain(at, [{ ...repair, shown }]);
    return at;
  }
  return null;
}

/** Lines that break the law or lack something, and that nothing explains. */
function troublesUpTo(log: DecodedLog, i: number): Trouble[] {
  const isOne = (at: number): boolean => {
    if (log.entryAt(at).repairs.length > 0 || log.isUnread(at)) return false;
    return log.isIllegal(at) || (log.isWrong(at) && (at === i || log.unexplained.includes(at)));
  };
  if (!isOne(i)) return [];
  const troubles: Trouble[] = [];
  for (let at = Math.max(0, i - LINES_BACK); at <= i; at++) {
    const judged = isOne(at) ? log.judgedOf(at) : undefined;
    if (judged === undefined) continue;
    const { line, match } = judged;
    const lacking = match === null ? lacksIn(log.tableAt(at), line, line.setup).map(({ from }) => from) : [];
    troubles.push({
      i: at,
      taker: line.taker,
      places: new Set([line.taker, ...line.actions.flatMap(placesIn)]),
      about: new Set([...lacking, ...actsOfTrouble(log, at).flatMap(placesIn)]),
    });
  }
  return troubles;
}

/** Repairs of legal lines that have to do with two lines in trouble, likeliest first. */
function candidatesFor(log: DecodedLog, troubles: readonly Trouble[]): Candidate[] {
  const last = troubles.at(-2)?.i ?? 0;
  const candidates: Candidate[] = [];
  for (let at = Math.max(0, (troubles[0]?.i ?? 0) - LINES_BACK); at < last; at++) {
    const now = log.reading(at);
    const match = log.judgedOf(at)?.match;
    if (now === null || log.entryAt(at).repairs.length > 0 || match == null || log.isIllegal(at)) continue;
    // A line that is not decided is likelier to have the slip.
    const open = Number(match.verdict === 'undecided');
    const later = troubles.filter((one) => one.i > at);
    for (const repair of log.repairsAt(at)) {
      if (repair.reading === null || repair.cost >= MOST_COST) continue;
      const places = new Set(apart(repair.reading, now).flat().flatMap(placesIn));
      const touches = (known: ReadonlySet<string>): boolean => [...places].some((place) => known.has(place));
      const near = later.filter((one) => touches(one.places));
      if (near.length < 2 || near.at(-1)?.i !== troubles.at(-1)?.i) continue;
      const hits = near.reduce(
        // Trouble in many places has to do with much.
        (sum, one) => sum + (touches(one.about) ? 1 / one.about.size : places.has(one.taker) ? OF_BOARD : 0),
        open,
      );
      candidates.push({ at, repair, places, hits, cost: repair.cost + (last - at) * COST_OF_LINE });
    }
  }
  return candidates.sort((a, b) => b.hits - a.hits || a.cost - b.cost);
}

/** The lines in trouble that are legal with a repair; none if another line is illegal with it. */
function shownBy(
  log: DecodedLog,
  { at, repair, places }: Candidate,
  troubles: readonly Trouble[],
  work: { judged: number },
): number[] {
  const lines = new Map<number, { readonly reading: Reading; readonly table: Table }>();
  const last = troubles.at(-1)?.i ?? at;
  for (const { i, reading, table } of log.linesFrom(at, repair.reading, last))
    lines.set(i, { reading, table: copyTable(table) });
  const holds = (i: number, mayBe: boolean): boolean => {
    const line = lines.get(i);
    work.judged += 1;
    return line === undefined || log.holdsAt(i, line.reading, line.table, mayBe);
  };
  // A line that lacked something has it then, whatever else is wrong in it.
  const hasAll = (i: number): boolean => {
    const line = lines.get(i);
    return line !== undefined && log.judgedOf(i)?.match === null && slipsIn(line.table, line.reading, false) === 0;
  };
  const shown: number[] = [];
  for (const one of troubles.toReversed()) {
    if (one.i <= at) break;
    if (holds(one.i, false) || (one.i < last && hasAll(one.i))) shown.unshift(one.i);
    else if (one.i === last) return [];
  }
  if (shown.length < 2 || !holds(at, true)) return [];
  const taker = log.reading(at)?.taker;
  for (const [i, { reading }] of lines) {
    if (i === at || !concerns(reading, taker, places) || troubles.some((one) => one.i === i)) continue;
    if (log.judgedOf(i)?.match?.verdict === 'legal' && !holds(i, true)) return [];
  }
  return shown;
}
