import { type Action, isWon } from '@woodlog/core/root';
import { type DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { MOST_FIXES, type Repair } from './entry.ts';
import { isClearing } from './excuses.ts';
import { type Lack, apart, helps, lacksIn, placesIn, slipsIn } from './ledger.ts';
import { LINES_BACK } from './look-back.ts';
import { formOf } from './omitted.ts';

/** Illegal lines that are looked at, and what each may leave out. */
const MOST_LINES = 2;
const MOST_OMISSIONS = 12;
const MOST_OF_A_FORM = 3;

/**
 * Looks for an action that an earlier illegal line leaves out, with which both it and the line in trouble are legal. Makes
 * it the explanation, and returns the line from which to continue.
 */
export function omittedCause(log: DecodedLog, i: number): number | null {
  for (const { at, found } of omittedBefore(log, i)) {
    const whole = found.filter(({ reading }) => reading !== null && log.holdsAt(at, reading, log.tableAt(at)));
    if (whole.length === 0) continue;
    log.explain(
      at,
      whole.slice(0, MOST_FIXES).map((one) => ({ ...one, shown: [i] })),
    );
    return at;
  }
  return null;
}

/** A line is undecided that would be legal if an earlier illegal line left out something, whatever else is wrong there. */
export function followOmitted(log: DecodedLog): void {
  for (const [n, judged] of log.judged.entries()) {
    const { entry, match } = judged;
    if (match?.verdict !== 'illegal' || log.entryAt(entry).repairs.length > 0) continue;
    const [cause] = omittedBefore(log, entry);
    if (cause === undefined) continue;
    log.follows.set(entry, cause.at);
    const because = `line ${log.given.lineOf(cause.at)} breaks the law, and this may follow from it`;
    // What is kept for the next audit keeps its verdict.
    log.judged[n] = { ...judged, match: { verdict: 'undecided', because } };
  }
}

/** Earlier illegal lines, and what each may leave out that a line in trouble needs. */
function* omittedBefore(log: DecodedLog, i: number): Generator<{ readonly at: number; readonly found: Repair[] }> {
  const judged = log.judgedOf(i);
  const reading = log.reading(i);
  if (judged === undefined || reading === null || log.isUnread(i) || judged.match?.verdict === 'legal') return;
  const lacks = lacksIn(log.tableAt(i), reading, judged.line.setup);
  const last = i + LINES_AHEAD;
  let looked = 0;
  for (let at = i - 1; at >= Math.max(0, i - LINES_BACK) && looked < MOST_LINES; at--) {
    const match = log.judgedOf(at)?.match;
    if (match?.verdict !== 'illegal' || log.entryAt(at).repairs.length > 0) continue;
    // What is not done, or what no rule forbids by itself, may lack something before it.
    if (!match.breaches.some(({ kind, isVague }) => kind === 'missing' || isVague === true)) continue;
    log.dependOn(last);
    looked += 1;
    const all = [...lacks, ...log.lacksAfter(at, i)];
    const here = new Set(placesOfTrouble(log, i, all));
    const about = new Set([...here, ...placesOfTrouble(log, at)]);
    // Something is missing beside what nothing allows.
    const wrong = match.breaches.flatMap(({ kind, action }) => (kind === 'extra' ? [action, action + 1] : []));
    const omitted = log.omissions.at(log.entryAt(at), about, last, wrong);
    const isNeeded = (added: readonly Action[]): boolean => all.some((lack) => helps(added, [], lack, false));
    const isHere = (added: readonly Action[]): boolean =>
      added.flatMap(placesIn).some((one) => isClearing(one) && here.has(one));
    const rankOf = ({ reading: meant }: Repair): number => {
      const [added] = apart(meant, log.reading(at));
      return isNeeded(added) ? 0 : lacks.length > 0 ? 3 : isHere(added) ? 1 : 2;
    };
    const likely = [0, 1, 2].flatMap((rank) => omitted.filter((one) => rankOf(one) === rank));
    const found = mixed(likely).filter((one) => isLegalAfter(log, at, one, i));
    if (found.length > 0) yield { at, found };
  }
}

/** The first of these, but no more than some of a form. */
function mixed(all: readonly Repair[]): Repair[] {
  const forms = new Map<string, number>();
  const isNew = ({ edits: [edit] }: Repair): boolean => {
    const form = formOf(edit?.text ?? '');
    forms.set(form, (forms.get(form) ?? 0) + 1);
    return (forms.get(form) ?? 0) <= MOST_OF_A_FORM;
  };
  return all.filter(isNew).slice(0, MOST_OMISSIONS);
}

function isLegalAfter(log: DecodedLog, at: number, { reading: meant }: Repair, i: number): boolean {
  const base = log.slipsAfter(at, log.reading(at), i);
  if (log.slipsAfter(at, meant, i, LINES_AHEAD, base) > base) return false;
  for (const { i: line, reading, table, setup } of log.linesFrom(at, meant, i)) {
    // After a win everything is legal, so points that win explain nothing.
    if (line === i) return !isWon(table) && log.holdsAt(i, reading, table);
    slipsIn(table, reading, setup);
  }
  return false;
}

/** The clearings and players that a line's trouble is about; if it is about no clearing, all that it names. */
function placesOfTrouble(log: DecodedLog, i: number, lacks: readonly Lack[] = []): string[] {
  const judged = log.judgedOf(i);
  if (judged === undefined) return [];
  const { match, line } = judged;
  const breaches = match?.verdict === 'illegal' ? match.breaches : [];
  const acts = breaches.flatMap(({ kind, action, acts: due = [] }): readonly Action[] =>
    kind === 'extra' ? line.actions.slice(action, action + 1) : due,
  );
  const found = [...acts.flatMap(placesIn), ...lacks.map(({ from }) => from.replace(/\$.*/, ''))];
  return found.some(isClearing) ? found : [...found, ...line.actions.flatMap(placesIn).filter(isClearing)];
}
