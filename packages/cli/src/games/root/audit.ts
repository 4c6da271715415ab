import { isLeft } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import { type Action, type Table, copyTable, enact, planLeniently } from '@woodlog/core/root';
import {
  type Breach,
  type Match,
  PEOPLE_PHASES,
  type Work,
  beginLine,
  isLawful,
  matchLine,
  playerOf,
  unknownRules,
  byEdition,
  editionOf,
} from '@woodlog/core/root-law';
import { type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import { type Step, type Tree, isDoneAnyway, openingOf, parse, steps } from '@woodlog/notation/root';
import { Decoder, type Judge } from './decode/decoder.ts';
import { entriesOf } from './decode/entry.ts';
import { verdictsOf } from './decode/verdicts.ts';
import { doubt, isDiscard, payDebts, withoutOtherFaces } from './doubt.ts';
import type { Judged, LogLine } from './log-line.ts';
import { isPerson, isRandom } from './seats.ts';
import type { Audit, Edition } from '../../turn/turn-adapter.ts';

/** The first line of a log that a seed played by itself: whoever has no bot there was no person. */
const PLAYED_BY_SEED = /^\ufeff?\/\/ woodlog [^\r\n]*\d seed "/;

/** A log of more lines is no log of a game: of each the table would be kept. */
const MOST_LINES = 2000;

/**
 * Holds every line of a log to the law of its players. `null` where the law of people does not know the turn of one of the
 * factions, where a puppet stands in for a person, or where there is no table.
 */
export function audit(text: string, edition: Edition = editionOf(text)): Audit | null {
  const starts = lineStartsOf(text);
  const tree = parse(text);
  if (starts.length > MOST_LINES) return tooLong(text, tree);
  const opening = openingOf(tree);
  if (isLeft(opening)) return null;
  const { table } = opening.right;
  const nobody = PLAYED_BY_SEED.test(text);
  const known = table.setup.seats.every(
    (seat) =>
      seat.bot !== undefined ||
      ((isRandom(seat) || (!nobody && isPerson(seat))) && PEOPLE_PHASES[seat.faction] !== undefined),
  );
  if (!known) return null;
  const seats = table.setup.seats.map(({ faction }) => faction);
  const start = copyTable(table);
  for (const _ of steps(tree, start, { turn: 0 }));
  const entries = entriesOf(tree);
  const lineOf = (entry: number): number => positionAt(starts, entries[entry]?.start ?? 0).line;
  const law: Judge = {
    lineOf,
    advanced: edition === 'current' && isAdvanced([...linesOf(tree, table, steps(tree, table))]),
    judge: (line, judged, entry) => judge(line, judged, { entry, at: lineOf(entry) }),
    isLawful: (line) => isLawfulAt(line),
  };
  const decoder = new Decoder(text, entries, seats, law);
  decoder.decode(start);
  for (const one of decoder.judged) one.match = byEdition(one.match, edition);
  return verdictsOf({ text, starts, tree, decoder, start });
}

function tooLong(text: string, { lines }: Tree): Audit {
  const starts = lineStartsOf(text);
  const because = `not decided: a log of more than ${MOST_LINES} lines is not held to the rules`;
  const end = Math.max(0, text.search(/[\r\n]/));
  return {
    diagnostics: [{ severity: 'info', code: 'law/undecided', message: because, start: 0, end }],
    lines: lines.flatMap((line) =>
      line.kind === 'turn'
        ? [{ line: positionAt(starts, line.start).line, taker: line.taker, verdict: 'undecided' as const, because }]
        : [],
    ),
  };
}

/** The last line of a log, with the table before it; none where there is no table, or no line yet. */
export function lastLine(tree: Tree): LogLine | undefined {
  const opening = openingOf(tree);
  if (isLeft(opening)) return undefined;
  const { table } = opening.right;
  let last: LogLine | undefined;
  for (const line of linesOf(tree, table, steps(tree, table))) last = line;
  return last;
}

/**
 * A log does not say whether its players set up by the standard setup or by setup cards (A.8): it is the one that breaks
 * fewer lines, for all of them alike, and the standard setup where that makes no difference.
 */
function isAdvanced(lines: readonly LogLine[]): boolean {
  const setups = lines.filter(({ setup, slips }) => setup && !slips);
  const broken = (one: LogLine): boolean => matchOf(one).verdict === 'illegal';
  const standard = setups.filter(broken).length;
  return standard > 0 && setups.filter((one) => broken({ ...one, advanced: true })).length < standard;
}

/**
 * Holds a line to the law. What an earlier line left unwritten it may show to have been done: then it is read as if it
 * stood there. Cards that should have been discarded are asked for once.
 */
function judge(
  written: LogLine,
  judged: Judged[],
  { entry, at }: { readonly entry: number; readonly at: number },
): void {
  const line = settled(written, judged);
  const earlier = judged.filter(({ open }) => open.length > 0);
  const before = tableWith(line, earlier);
  const slips = slipsOf(before, line);
  let wasDone = earlier.length > 0 && slips < slipsOf(line.before, line);
  const discards = earlier.flatMap(({ open }) => open.filter(isDiscard));
  const known = wasDone ? before : copyTable(line.before);
  if (!wasDone) for (const { acts = [] } of discards) for (const act of acts) enactLeniently(known, act);
  const isUsable = wasDone ? slips === 0 : !line.slips && (discards.length === 0 || slipsOf(known, line) === 0);
  const here = isUsable ? known : line.before;
  let match = line.slips && !(wasDone && isUsable) ? null : matchOf({ ...line, before: here });
  let isNeeded = (breach: Breach): boolean => slipsOf(tableWith(line, earlier, breach), line) > slips;
  if (match?.verdict === 'illegal' && !wasDone && slips === 0 && earlier.some(({ open }) => !open.every(isDiscard))) {
    const shown = matchOf({ ...line, before });
    if (shown.verdict === 'legal') {
      [match, wasDone] = [shown, true];
      isNeeded = (breach) => matchOf({ ...line, before: tableWith(line, earlier, breach) }).verdict !== 'legal';
    } else if (shown.verdict === 'undecided') match = shown;
  }
  const found = match?.verdict === 'illegal' ? match.breaches : [];
  const isLegalAt = (table: Table): boolean =>
    slipsOf(table, line) === 0 && matchOf({ ...line, before: table }, { left: 0 }).verdict === 'legal';
  if (match?.verdict === 'illegal') match = doubt(line, match, judged, isLegalAt);
  if (match?.verdict === 'illegal' && line !== written && isLegalAt(written.before))
    match = { verdict: 'legal', assumed: [] };
  for (const one of earlier) {
    if (wasDone) {
      const shown = one.open.filter((breach) => !isDiscard(breach) && isNeeded(breach));
      one.match = asShown(one, at, shown);
      one.done = [...one.done, ...shown];
    }
    if (wasDone || one.line.taker === line.taker) one.open = one.open.filter((breach) => isDiscard(breach) && isUsable);
  }
  // Cards are asked for once, certain or not.
  const isCertain = match?.verdict === 'illegal';
  // What is missing of a setup with something that is not allowed is the other half of that: it lies elsewhere.
  const isElsewhere = line.setup && found.some(({ kind }) => kind === 'extra');
  const open = found.filter((breach) => isDiscard(breach) || (isCertain && !isElsewhere && isCarried(breach)));
  judged.push({ line, entry, at, match, open, done: [] });
}

/**
 * A line at the table that lines before it have shown to be the true one: without pieces that were removed under another
 * face, and with what turned out to have been done. As written where that has fewer slips.
 */
function settled(line: LogLine, judged: readonly Judged[]): LogLine {
  const faced = withoutOtherFaces(line.before, judged);
  const acts = judged.flatMap(({ done }) => done.flatMap((breach) => breach.acts ?? []));
  if (faced === null && acts.length === 0) return line;
  const before = faced ?? copyTable(line.before);
  for (const act of acts) enactLeniently(before, act);
  payDebts(before);
  return slipsOf(before, line) <= slipsOf(line.before, line) ? { ...line, before } : line;
}

/** The table before a line, had all been done that earlier lines left unwritten, but for one thing. */
function tableWith({ before }: LogLine, earlier: readonly Judged[], except?: Breach): Table {
  const table = copyTable(before);
  for (const { open } of earlier)
    for (const breach of open) if (breach !== except) for (const act of breach.acts ?? []) enactLeniently(table, act);
  return table;
}

/** A duty that a later line shows to have been done is one that was only not written. */
function asShown({ match }: Judged, at: number, shown: readonly Breach[]): Match | null {
  if (match?.verdict !== 'illegal') return match;
  const breaches = match.breaches.filter((breach) => !shown.includes(breach));
  if (breaches.length > 0) return { verdict: 'illegal', breaches };
  return { verdict: 'legal', assumed: shown.map(({ because }) => `it was done, as line ${at} shows: ${because}`) };
}

/** Cards that were not drawn no later line shows. */
const isCarried = ({ acts }: Breach): boolean =>
  acts?.every((act) => act.kind === 'move' && act.parts.every(({ from }) => from !== 'draw')) === true;

function enactLeniently(table: Table, action: Action): void {
  enact(table, planLeniently(table, action));
}

/** How many slips the actions of a line have at this table. */
function slipsOf(before: Readonly<Table>, { taker, setup, actions }: LogLine): number {
  const table = copyTable(before);
  const begin: Action = { kind: 'begin', faction: taker, ...(setup && { setup: true as const }) };
  return [begin, ...actions].reduce((sum, action) => {
    const plan = planLeniently(table, action);
    enact(table, plan);
    return sum + plan.slips.length;
  }, 0);
}

/** The lines of a log one by one; the table is that of the steps, and changes with them. */
function* linesOf({ lines }: Tree, table: Table, all: Iterable<Step>): Generator<LogLine> {
  let before = copyTable(table);
  let begun: Pick<LogLine, 'taker' | 'setup' | 'label' | 'anyway'> | null = null;
  let actions: Action[] = [];
  let spans: (Span | null)[] = [];
  let slips = false;
  for (const { line, action, span, plan } of all) {
    if (action.kind === 'begin') {
      const label = span ?? { start: 0, end: 0 };
      const anyway = isDoneAnyway(lines[line.index]?.comment?.text ?? '');
      begun = { taker: action.faction, setup: action.setup === true, label, ...(anyway && { anyway: true as const }) };
      [actions, spans, slips] = [[], [], plan.slips.length > 0 || hasUnread(lines[line.index])];
    } else if (action.kind === 'end') {
      if (begun !== null) yield { ...begun, before, actions, spans, slips };
      before = copyTable(table);
      begun = null;
    } else if (begun !== null) {
      actions.push(action);
      spans.push(span);
      slips ||= plan.slips.length > 0;
    } else before = copyTable(table);
  }
}

const hasUnread = (line: Tree['lines'][number] | undefined): boolean =>
  line?.kind === 'turn' && line.actions.some(({ action }) => action === null);

function matchOf({ before, taker, setup, advanced, actions, anyway }: LogLine, work?: Work): Match {
  if (anyway === true)
    return { verdict: 'undecided', because: 'the line is marked as done anyway, so it is held to the pieces alone' };
  const because = unknownRules(before);
  if (because !== null) return { verdict: 'undecided', because };
  const players = seatPlayers(before);
  const me = playerOf(players, taker);
  if (me === undefined) return { verdict: 'undecided', because: `${taker} is not at this table` };
  return matchLine(players, { table: before, now: beginLine(me, advanced ? 'advanced' : setup) }, actions, work);
}

function isLawfulAt({ before, taker, setup, advanced, actions }: LogLine): boolean {
  if (unknownRules(before) !== null) return true;
  const players = seatPlayers(before);
  const me = playerOf(players, taker);
  if (me === undefined) return false;
  return isLawful(players, { table: before, now: beginLine(me, advanced ? 'advanced' : setup) }, actions);
}
