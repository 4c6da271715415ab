import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import type { Candidate } from './entry.ts';
import { apart, concerns, placesIn } from './ledger.ts';
import { isDoubtful } from './wrong-spans.ts';

/** Nearer causes are likelier. */
export const COST_OF_LINE = 0.02;
/** What each line costs that a repair leaves in trouble. */
const COST_OF_TROUBLE = 8;
/** What the best change in another line costs besides. */
const COST_OF_LESS = 2;

/** Candidates by what they cost, counting the lines that they leave in trouble; `less` is the best change in another line. */
export function weighed(log: DecodedLog, i: number, all: readonly Candidate[], less?: Candidate): Candidate[] {
  const first = Math.min(...all.map(({ at }) => at));
  const changed = all.flatMap(({ at, repair }) => apart(repair.reading, log.reading(at)).flat());
  const places = new Set(changed.flatMap(placesIn));
  const weights = all.map((one) => ({
    one,
    weight:
      one.repair.cost +
      (i - one.at) * COST_OF_LINE +
      (one === less ? COST_OF_LESS : 0) +
      COST_OF_TROUBLE * troublesWith(log, one, first, i, places),
  }));
  return weights.sort((a, b) => a.weight - b.weight).map(({ one }) => one);
}

/** How many lines are in trouble with one repair, of those that any of the repairs may change. */
function troublesWith(
  log: DecodedLog,
  { at, repair }: Candidate,
  first: number,
  i: number,
  places: ReadonlySet<string>,
): number {
  let troubles = 0;
  for (let line = first; line < at; line++) troubles += Number(isDoubtful(log, line));
  const taker = log.reading(at)?.taker;
  for (const { i: line, reading, table } of log.linesFrom(at, repair.reading, i + LINES_AHEAD)) {
    const isNear = concerns(reading, taker, places);
    const isKnown = line < i && !isNear;
    if (isKnown ? isDoubtful(log, line) : isNear && !log.holdsAt(line, reading, table)) troubles += 1;
  }
  return troubles;
}
