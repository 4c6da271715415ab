import { type Table, copyTable, layoutOf, pileAt, suitOf } from '@woodlog/core/root';
import {
  AT_ONCE,
  type Breach,
  type Match,
  type Players,
  type Position,
  type Stuck,
  beginLine,
  isLawful as isLawfulLine,
  matchLine,
  playerOf,
  seatPlayers as seatPeople,
  strays,
  stuckAt as stuckOnPath,
  unknownRules,
  unwrittenIn as unwrittenOnPath,
  partsOf,
} from '@woodlog/core/root-law';
import { areMoves, excused, isDiscard, isDraw } from './excuses.ts';
import { enactLeniently, isClearing, slipsIn } from './ledger.ts';
import { type Judged, type LogLine, breachesOf } from './log-line.ts';
import { type Recalled, keyOf, nothingRecalled, recall } from './recalled.ts';

/** Seats a table's players, under the laws of their factions and bots. */
export type SeatPlayers = (table: Readonly<Table>) => Players;

/** No card is known to match a clearing, and no clearing to match another (A.1). */
const NO_SUITS: Match = { verdict: 'undecided', because: 'the log does not give the suits of its clearings' };

/** Bots buy by what the Riverfolk hold (ROOT-257). */
const NO_HAND: Match = { verdict: 'undecided', because: 'the log names no cards for sale' };

/** Whether a bot may buy a card that the log does not name. */
function maySell(players: Players, { before, taker }: LogLine): boolean {
  const { playerOf: seats, cards } = players.layout;
  const hand = seats.get('O')?.handPile;
  if (hand === undefined || playerOf(players, taker)?.bot !== true) return false;
  return pileAt(before, hand).some((card) => cards.printed[card] === null);
}

export type Law = ReturnType<typeof lawOf>;

/** Checks lines against the law of the players, by default people; verdicts that are `recalled` are not found anew. */
export function lawOf(seatPlayers: SeatPlayers = seatPeople, recalled: Recalled = nothingRecalled()) {
  /** The law's verdict on a line at its table. */
  function matchOf(line: LogLine): Match {
    return recall(recalled.matches, keyOf(line), () => matchWith(line));
  }

  function matchWith(line: LogLine): Match {
    if (line.anyway)
      return { verdict: 'undecided', because: 'the line is marked as done anyway, so it is held to the pieces alone' };
    const because = unknownRules(line.before);
    if (because !== null) return { verdict: 'undecided', because };
    const begun = begin(line);
    if (begun === null) return { verdict: 'undecided', because: `${line.taker} is not at this table` };
    const match = matchLine(...begun, line.actions, strays);
    if (match.verdict !== 'illegal' || line.setup) return match;
    if (maySell(begun[0], line)) return NO_HAND;
    if (suitOf(line.before.setup, 1) !== null) return match;
    return match.breaches.some(({ kind, isCertain }) => kind === 'extra' && isCertain === true) ? match : NO_SUITS;
  }

  /** Where a quick check of a line is stuck, given where it is as it is `written`; `null` if the line is legal. */
  function stuckAt(line: LogLine, written: Stuck | null = null): Stuck | null {
    if (unknownRules(line.before) !== null) return null;
    return recall(recalled.stuck, `${keyOf(line)} ${JSON.stringify(written)}`, () => {
      const begun = begin(line);
      return begun === null ? AT_ONCE : stuckOnPath(...begun, line.actions, written);
    });
  }

  /** Whether a line is legal in an order near its own, or, if that is enough, may be (`open`). */
  function isLawful(line: LogLine, open: boolean): boolean {
    if (unknownRules(line.before) !== null) return true;
    const begun = begin(line);
    return begun !== null && isLawfulLine(...begun, line.actions, open);
  }

  /** The deeds that an illegal line may have left out: with one of them it is legal. */
  function unwrittenIn(line: LogLine): readonly (readonly Breach[])[] {
    const begun = begin(line);
    return begun === null ? [] : unwrittenOnPath(...begun, line.actions);
  }

  /** The players of a line and the position before it; `null` if its player is not at the table. */
  function begin({ before, taker, setup, advanced }: LogLine): readonly [Players, Position] | null {
    const players = seatPlayers(before);
    const me = playerOf(players, taker);
    return me === undefined ? null : [players, { table: before, now: beginLine(me, advanced ? 'advanced' : setup) }];
  }

  /**
   * Checks a line, and adds its verdict to those before. If it shows that something an earlier line left out was done,
   * it is read with that. Cards due to be discarded are reported once.
   */
  function judge(written: LogLine, judged: Judged[], { entry, at }: Pick<Judged, 'entry' | 'at'>): void {
    const line = atShownTable(written, judged);
    // The others keep their verdicts.
    for (const [i, one] of judged.entries()) if (one.open.length > 0) judged[i] = { ...one };
    const earlier = judged.filter(({ open }) => open.length > 0);
    const before = tableWith(line, earlier);
    const slips = slipsOf(before, line);
    let wasDone = slips < slipsOf(line.before, line);
    const discards = earlier.flatMap(({ open }) => open.filter(isDiscard));
    const known = wasDone ? before : copyTable(line.before);
    if (!wasDone) for (const { acts = [] } of discards) for (const act of acts) enactLeniently(known, act);
    const isUsable = wasDone ? slips === 0 : !line.slips && slipsOf(known, line) === 0;
    const here = isUsable ? known : line.before;
    let match = line.slips && !(wasDone && isUsable) ? null : matchOf({ ...line, before: here });
    const isLegalAt = (table: Table): boolean =>
      slipsOf(table, line) === 0 && stuckAt({ ...line, before: table }) === null;
    let isNeeded = (breach: Breach): boolean => slipsOf(tableWith(line, earlier, breach), line) > slips;
    // Cards that others drew or discarded without writing it decide nothing here.
    const isOfOthers = ({ line: { taker }, open }: Judged): boolean =>
      taker !== line.taker && open.every((breach) => isDraw(breach) || isDiscard(breach));
    if (match?.verdict === 'illegal' && !wasDone && slips === 0 && !earlier.every(isOfOthers)) {
      const shown = matchOf({ ...line, before });
      if (shown.verdict === 'legal') {
        [match, wasDone] = [shown, true];
        isNeeded = (breach) => matchOf({ ...line, before: tableWith(line, earlier, breach) }).verdict !== 'legal';
      } else if (shown.verdict === 'undecided') match = shown;
    }
    const found = breachesOf(match);
    if (match?.verdict === 'illegal')
      match =
        line !== written && isLegalAt(written.before)
          ? { verdict: 'legal', assumed: [] }
          : excused(line, match, judged, isLegalAt);
    for (const one of earlier) {
      if (wasDone) {
        const shown = one.open.filter((breach) => !isDiscard(breach) && isNeeded(breach));
        one.match = asShown(one, at, shown);
        one.done = [...one.done, ...shown];
        if (shown.length > 0) one.shownBy = entry;
      }
      if (wasDone || one.line.taker === line.taker)
        one.open = one.open.filter((breach) =>
          isDiscard(breach) ? isUsable : (one.line.setup || isDraw(breach)) && !one.done.includes(breach),
        );
    }
    // Due cards are reported once, certain or not.
    const isCertain = match?.verdict === 'illegal';
    // Missing setup pieces are the other half of a violation: they were placed elsewhere.
    const isElsewhere = line.setup && found.some(({ kind }) => kind === 'extra');
    const open = found.filter((breach) => isDiscard(breach) || (isCertain && !isElsewhere && isCarried(breach)));
    judged.push({ line, entry, at, match, open, done: [] });
  }

  /** The verdict on a line, whatever the lines before it left out. */
  function judgeAlone(line: LogLine): Match | null {
    const judged: Judged[] = [];
    judge(line, judged, { entry: 0, at: 0 });
    return judged[0]?.match ?? null;
  }

  return { match: matchOf, stuckAt, isLawful, unwrittenIn, judge, judgeAlone };
}

/**
 * A line at the table that earlier lines have shown to be true: without pieces removed under another face, and with
 * what turned out to be done. The written reading wins if it has fewer slips.
 */
function atShownTable(line: LogLine, judged: readonly Judged[]): LogLine {
  const faced = withoutOtherFaces(line.before, judged);
  const acts = judged.flatMap(({ done }) => done.flatMap((breach) => breach.acts ?? []));
  if (faced === null && acts.length === 0) return line;
  const before = faced ?? copyTable(line.before);
  for (const act of acts) enactLeniently(before, act);
  const [there, here] = [slipsOf(before, line), slipsOf(line.before, line)];
  // What cannot be read stays so at any table.
  return there <= here ? { ...line, before, slips: line.slips && (there > 0 || here === 0) } : line;
}

/**
 * The table before a line, if a piece that an earlier line took from nowhere (D5) was another face still there; `null`
 * if none was.
 */
function withoutOtherFaces(before: Readonly<Table>, judged: readonly Judged[]): Table | null {
  const { columns, suspenseRow, placeOf, columnOf } = layoutOf(before.setup);
  const table = copyTable(before);
  const owed = table.rows[suspenseRow] ?? [];
  let found = false;
  for (const { line } of judged)
    for (const { what, from } of line.slips ? line.actions.flatMap(partsOf) : []) {
      const column = columnOf.get(what) ?? -1;
      const home = columns[column]?.home ?? -1;
      const debt = owed[home] ?? 0;
      const there = isClearing(`${from}`) ? (table.rows[placeOf.get(`${from}`)?.row ?? -1] ?? []) : [];
      const face = there.findIndex((n, i) => n > 0 && i !== column && columns[i]?.home === home);
      if (debt >= 0 || face < 0) continue;
      there[face] = (there[face] ?? 0) - 1;
      owed[home] = debt + 1;
      found = true;
    }
  return found ? table : null;
}

/** The table before a line, with everything that earlier lines left out except one thing. */
function tableWith({ before }: LogLine, earlier: readonly Judged[], except?: Breach): Table {
  const table = copyTable(before);
  for (const { open } of earlier)
    for (const breach of open) if (breach !== except) for (const act of breach.acts ?? []) enactLeniently(table, act);
  return table;
}

/** A duty that a later line shows as done was only not written. */
function asShown({ match }: Judged, at: number, shown: readonly Breach[]): Match | null {
  if (match?.verdict !== 'illegal') return match;
  const breaches = match.breaches.filter((breach) => !shown.includes(breach));
  if (breaches.length > 0) return { verdict: 'illegal', breaches };
  return { verdict: 'legal', assumed: shown.map(({ because }) => `it was done, as line ${at} shows: ${because}`) };
}

/** Later lines can show what is somewhere else then. */
const isCarried = (breach: Breach): boolean => isDraw(breach) || areMoves(breach, ({ from }) => from !== 'draw');

/** The number of ledger errors of a line at this table. */
const slipsOf = (before: Readonly<Table>, line: LogLine): number => slipsIn(copyTable(before), line, line.setup);
