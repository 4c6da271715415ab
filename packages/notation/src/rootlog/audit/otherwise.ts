import { partsOf } from '@woodlog/core/root-law';
import { type Part, type Table, copyTable } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { repairsOfDuties } from './due.ts';
import { MOST_FIXES, type Reading, type Repair, isWithin } from './entry.ts';
import { apart, playReading } from './ledger.ts';
import { breachesOf } from './log-line.ts';
import { pastBreach } from './past-breach.ts';
import { nothingIn, wrongIn } from './wrong-spans.ts';

/** Readings of an illegal line that are held to the law, where nothing confirms any of them. */
const MOST_READINGS = 40;
/** The same for a setup line, in which the error may stand at another action than the slip, and where many things may be wrong. */
const MOST_OF_MUCH = 200;
/**
 * Kinds that may decide elsewhere in the line what is allowed: where a card of the Decree lies, and of
 * which suit, who defends, which item or marker, what is missing, and whether a card is only shown.
 */
const ANYWHERE: ReadonlySet<string> = new Set([
  'column',
  'defender',
  'dice',
  'faction',
  'item',
  'outcast',
  'shown',
  'slash',
  'suit',
  'marker',
  'action-missing',
]);
/** So many errors of a line must one slip explain, if it leaves others. */
const EXPLAINED = 3;
/** The group of repairs beside what is not allowed. */
const NEAR = 1;
/** Lawful readings of a setup that are compared by how many later lines are legal with them. */
const MOST_CHOICES = 12;

/**
 * Finds how a line that is illegal, or has too many ways to read it, may have been meant. That acquits nobody, since nothing
 * confirms it, but for a move from nowhere to nowhere, which nobody can make: that line is read as it may have been meant.
 * Returns whether it is.
 */
export function readOtherwise(log: DecodedLog, i: number, reading: Reading, table: Table): boolean {
  const judged = log.judgedOf(i);
  const breaches = log.breachesAt(i);
  const isOpen = judged?.match?.verdict === 'undecided' && judged.match.isSpent === true && !judged.line.setup;
  if (judged === undefined || (breaches.length === 0 && !isOpen)) return false;
  const { text, seats } = log.given;
  const entry = log.entryAt(i);
  const base = log.slipsAfter(i, reading, i);
  const here = log.slipsAfter(i, reading, i, 0);
  const isNoWorse = ({ reading: meant }: Repair): boolean => log.leavesAtMost(base, i, meant, i);
  const instead: Repair[] = [];
  const isSetup = judged.line.setup;
  const unwritten = isSetup ? [] : log.given.law.unwrittenIn(judged.line);
  const due = isSetup ? [] : repairsOfDuties(text, entry, seats, breaches, false, unwritten);
  judged.due = due;
  const repairs = [...log.repairsAt(i), ...due].sort((a, b) => a.cost - b.cost);
  const throughout = repairs.filter(({ kind }) => kind === 'places');
  const groups = isOpen ? [repairs] : likelyOf(log, i, repairs, isSetup);
  // What is due is looked at in any case.
  for (const [n, all] of [...groups, due, ...likelyOf(log, i, throughout, isSetup)].entries()) {
    let tried = 0;
    // A later line may speak for what stands beside.
    const enough = (n === NEAR ? instead.length : 0) + (isSetup ? MOST_CHOICES : MOST_FIXES);
    for (const repair of all) {
      const isMuch = isSetup || ((isOpen || breaches.length > EXPLAINED) && instead.length === 0);
      const most = isMuch ? MOST_OF_MUCH : MOST_READINGS;
      if (instead.length >= enough || tried >= most) break;
      const meant = repair.reading;
      if (meant === null || instead.includes(repair) || !log.leavesAtMost(here, i, meant, i, 0)) continue;
      tried++;
      if (!isNoWorse(repair)) continue;
      if (repair.kind === 'points' && losesNothing(meant, copyTable(table))) continue;
      if (log.holdsAt(i, meant, table)) instead.push(repair);
    }
  }
  // A setup has several lawful choices: the one with which most later lines are legal comes first.
  if (isSetup && instead.length > 1) {
    const troubles = new Map(instead.map((one) => [one, troublesAfter(log, i, one.reading)]));
    instead.sort((a, b) => (troubles.get(a) ?? 0) - (troubles.get(b) ?? 0));
    instead.splice(MOST_FIXES);
  }
  // What nobody ever does is wrong, whatever else is. Of many things that are wrong a slip may explain most.
  const [first] = breaches;
  const isNever = first?.kind === 'extra' && first.isCertain === true;
  if (instead.length === 0 && (isNever || breaches.length > EXPLAINED)) {
    const past = pastBreach(log, i, (isNever ? log.repairsAt(i) : throughout).filter(isNoWorse));
    judged.left = isNever || !past[0]?.reading ? null : log.matchAt(i, past[0].reading);
    const left = breachesOf(judged.left).length;
    if (isNever || (left > 0 && left <= breaches.length - EXPLAINED))
      instead.push(...past.slice(0, isNever ? MOST_FIXES : 1));
  }
  judged.instead = instead;
  const [likeliest] = instead;
  if (likeliest === undefined || !isWithin(likeliest, nothingIn(log, i))) return false;
  log.explain(i, instead);
  return true;
}

/** How many of the lines after one are in trouble if it is read otherwise. */
function troublesAfter(log: DecodedLog, i: number, reading: Reading | null): number {
  let troubles = 0;
  for (const { i: at, reading: read, table } of log.linesFrom(i, reading, i + LINES_AHEAD))
    if (at > i && !log.holdsAt(at, read, table)) troubles += 1;
  return troubles;
}

/** Whether points are lost that nobody has: that fits anywhere, so it explains nothing. */
function losesNothing(reading: Reading, table: Table): boolean {
  let { scores } = table;
  for (const { action } of playReading(table, reading, false)) {
    if (action.kind === 'score' && action.points < 0 && `${scores}` === `${table.scores}`) return true;
    ({ scores } = table);
  }
  return false;
}

/**
 * The repairs that may explain what is wrong, likeliest first: those that do what is due, that change all that is not
 * allowed, or some of it, and then what stands beside it, if no rule forbids it by itself. Where something is not done, a
 * number may be wrong. Some kinds may explain it from anywhere.
 */
function likelyOf(log: DecodedLog, i: number, all: readonly Repair[], isSetup: boolean): Repair[][] {
  const breaches = log.breachesAt(i);
  const wrong = wrongIn(log, i);
  const isAnywhere = ({ kind }: Repair): boolean => ANYWHERE.has(kind);
  const ofDuties = (one: Repair): boolean => one.kind === 'count' || one.kind === 'points' || isAnywhere(one);
  // Of a setup that leaves something out, what is placed stands elsewhere least likely.
  const isPlace = ({ kind }: Repair): boolean => kind === 'place';
  if (wrong.length === 0)
    return [isSetup ? [...all.filter((one) => !isPlace(one)), ...all.filter(isPlace)] : all.filter(ofDuties)];
  const { spans } = log.entryAt(i);
  const textOf = ({ start, end }: Span): string => log.given.text.slice(start, end);
  // Any of the points may be the one too many, and any of the dice may deal it.
  const { actions = [] } = log.judgedOf(i)?.line ?? {};
  const isScored = breaches.some(({ action }) => actions[action]?.kind === 'score');
  const isAt = (one: Repair): boolean =>
    isWithin(one, wrong) ||
    (isScored && one.kind === 'points') ||
    one.kind === 'dice' ||
    (one.kind === 'twice' && one.edits.some((gone) => wrong.some((span) => textOf(gone).endsWith(textOf(span)))));
  const vague = breaches.flatMap(({ kind, isVague, action }) => (kind === 'extra' && isVague === true ? [action] : []));
  const beside = vague.flatMap((action) => [spans[action - 1] ?? [], spans[action + 1] ?? []].flat());
  // What is placed or removed decides on the points.
  const worth = isScored ? actions.flatMap(({ kind }, n) => (kind === 'score' && spans[n - 1]) || []) : [];
  const isMissing = breaches.some(({ kind }) => kind === 'missing');
  const undone = breaches.flatMap(({ acts = [] }) => acts.flatMap(partsOf));
  const isDue = ({ what, to }: Part): boolean => undone.some((one) => one.what === what && one.to === to);
  const does = ({ kind, reading }: Repair): boolean =>
    kind === 'place' && apart(reading, log.reading(i))[0].flatMap(partsOf).some(isDue);
  const isAll = (one: Repair): boolean => wrong.length > 1 && wrong.every((span) => isWithin(one, [span]));
  const sure = isSetup ? [] : [...all.filter(does), ...all.filter(isAll)];
  const first = [...new Set([...sure, ...all.filter(isAt)])];
  const rest = all.filter((one) => !first.includes(one));
  const near = [
    ...rest.filter((one) => one.kind === 'piece' && isWithin(one, worth)),
    ...rest.filter((one) => isWithin(one, beside)),
  ];
  const others = rest.filter((one) => (isSetup || (isMissing ? ofDuties : isAnywhere)(one)) && !near.includes(one));
  const found = [first, near, others];
  return isSetup ? [found.flat()] : found;
}
