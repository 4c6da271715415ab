import { type Edition, byEdition } from '@woodlog/core/root-law';
import type { Audit, AuditedLine } from '../../kernel/audited.ts';
import { type Diagnostic, type Fix, type Span, contains } from '../../kernel/diagnostic.ts';
import { openingOf } from '../replay/replay.ts';
import { stepsOfTree } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { DecodedLog } from './decoded-log.ts';
import { type Entry, MOST_FIXES, type Repair } from './entry.ts';
import type { HeaderMeant } from './header.ts';
import { diagnosticsOf, verdictOf } from './law-text.ts';
import {
  fixOf,
  isOfSpelling,
  missingOf,
  missingText,
  otherwiseText,
  slipOf,
  slipText,
  withRepair,
} from './slip-text.ts';

/** The reports on a log's lines under an explanation. */
export type Verdicts = ReturnType<typeof verdictsOn>;

/** What is said of a decoded log; `header` is what is said of the header, if it is read otherwise than written. */
export function verdictsOn(
  tree: Tree,
  log: DecodedLog,
  edition: Edition,
  lineOf: (offset: number) => number,
  header: HeaderMeant | null,
) {
  const { text } = tree;
  const { entries } = log;

  /** The verdicts on all lines; `revise` corrects one line's reading. */
  function whole(): Audit {
    const follows = echoes();
    const all = [...entries.keys()];
    return {
      diagnostics: all.flatMap(lawsOf),
      lines: all.flatMap((i) => verdictAt(i) ?? []),
      revise: (read) => {
        const { others, ofEntries } = sorted(read);
        return [...others, ...all.flatMap((i) => said(i, ofEntries.get(i), follows.get(i)))];
      },
    };
  }

  /** Syntax and ledger errors by entry; the rest belongs to other lines. */
  function sorted(read: readonly Diagnostic[]): { others: Diagnostic[]; ofEntries: Map<number, Diagnostic[]> } {
    const first = entries[0]?.start ?? Number.POSITIVE_INFINITY;
    const others = [...(header?.said ?? [])];
    const ofEntries = new Map<number, Diagnostic[]>();
    for (const one of read) {
      const entry = entryOf(one);
      if (entry >= 0) ofEntries.set(entry, [...(ofEntries.get(entry) ?? []), one]);
      else if ((one.start < first || !isOfLedger(one)) && one.start !== header?.said[0]?.start) others.push(one);
    }
    return { others, ofEntries };
  }

  /** The line in which something stands; of two without a line break between them, the later one that it is not before. */
  function entryOf({ start }: Span): number {
    const line = lineOf(start);
    const isHere = (entry: Span | undefined): boolean => entry !== undefined && lineOf(entry.start) === line;
    const at = entries.findLastIndex((entry) => entry.start <= start);
    return isHere(entries[at]) ? at : entries.findIndex(isHere);
  }

  function verdictAt(i: number): AuditedLine | null {
    const entry = log.entryAt(i);
    const line = lineOf(entry.start);
    const isLegal = log.judgedOf(i)?.match?.verdict === 'legal';
    const [repair = isLegal ? entry.mended?.[0] : undefined] = entry.repairs;
    const taker = entry.written.taker || (repair?.reading?.taker ?? '');
    if (repair?.assumes !== undefined) return { line, taker, verdict: 'legal-if', because: repair.assumes };
    if (repair !== undefined) return { line, taker, verdict: 'slip', because: slipText(text, entry, repair) };
    const missing = log.missing.get(i);
    if (missing !== undefined) return { line, taker, verdict: 'slip', because: missingText(missing) };
    const judged = log.judgedOf(i);
    if (judged === undefined) return null;
    const verdict = verdictOf(byEdition(judged.match, edition), judged.line.actions);
    const [meant] = judged.instead ?? [];
    const isOpen = verdict.verdict === 'illegal' && meant !== undefined && meant.kind !== 'action-missing';
    const or = isOpen ? `; or ${otherwiseText(text, entry, meant)}` : orOpen(verdict.verdict, meant);
    return { line, taker, ...verdict, ...(or !== '' && { because: `${verdict.because}${or}` }) };
  }

  /** Everything reported for a line, given its errors and the lines that follow from it. */
  function said(i: number, read: readonly Diagnostic[] = [], follows: readonly number[] = []): Diagnostic[] {
    const entry = log.entryAt(i);
    const isOf = (one: Entry | undefined, kinds: RegExp): boolean => kinds.test(one?.repairs[0]?.kind ?? '');
    const isOutOfOrder = [entry, entries[i - 1]].some((one) => isOf(one, OF_WHOLE_LINE));
    // Of the line of another nothing need be readable.
    const isEcho = ({ code }: Diagnostic): boolean =>
      code === header?.echo ||
      (isOutOfOrder && code === 'rootlog/turn-order') ||
      (isOf(entry, OF_OTHER) && isOfSpelling(code));
    const own = read.filter((one) => !isOfLedger(one) && !isEcho(one));
    const isSpelt = !entry.mended && own.some(({ severity, code }) => severity === 'error' && isOfSpelling(code));
    const { mended } = entry;
    /** Ledger errors of the written line are the reason: of two slips, of the one where they stand. */
    const withLedger = (slip: Diagnostic): Diagnostic => {
      const isAt = ({ start }: Diagnostic): boolean => slip.start <= start && start < slip.end;
      const reason = read.find((one) => isOfLedger(one) && (!mended || isAt(one)));
      if (reason === undefined || slip.severity !== 'error' || isOf(entry, OF_OTHER)) return slip;
      const { message, law, fixes = [] } = reason;
      return {
        ...{ ...slip, message: `${message}: ${slip.message}`, ...(law !== undefined && { law }) },
        ...(slip.fixes && { fixes: [...slip.fixes, ...(slip.code === 'slip/card' ? fixes : [])].slice(0, MOST_FIXES) }),
      };
    };
    const withFixes = (said: Diagnostic): Diagnostic =>
      read.find(
        ({ code, start: at, message }) => code === said.code && at === said.start && message === said.message,
      ) ?? said;
    const first = !mended || own.some(({ code }) => isOfSpelling(code)) ? [] : [{ ...entry, repairs: mended }];
    const slips = [
      ...missingOf(entry, log.missing.get(i), follows),
      ...[...first, entry].flatMap((one) => slipOf(text, one, follows)),
    ];
    const all = [
      ...own.map((one) => withRepair(text, one, mended ? { ...entry, repairs: mended } : entry)),
      ...(log.ledger[i] ?? []).map(withFixes),
      ...(isSpelt ? [] : slips.map(withLedger)),
      ...lawsOf(i),
    ];
    // For an unexplained line, what follows from it.
    const cause =
      follows.length === 0 ? -1 : all.findIndex((one) => one.severity === 'error' && one.follows === undefined);
    return all.map(({ fixes, ...one }, n) => ({
      ...one,
      ...(fixes && { fixes: fixes.filter(isFirst) }),
      ...(n === cause && { follows }),
    }));
  }

  /** Lines that are wrong only because of another, by that line's entry: none with an error of its own. */
  function echoes(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    const hasOwn = ({ repairs: [repair] }: Entry, i: number): boolean =>
      log.isIllegal(i) || (repair !== undefined && repair.isOther !== true && repair.assumes === undefined);
    const wrong = new Set([
      ...log.ledger.flatMap((found) => found.map(({ start }) => lineOf(start))),
      ...entries.flatMap((one, i) => (hasOwn(one, i) ? lineOf(one.start) : [])),
    ]);
    const add = (cause: number, line: number): void => {
      const known = found.get(cause) ?? [];
      if (!wrong.has(line) && !known.includes(line)) found.set(cause, [...known, line]);
    };
    for (const span of slipsAsWritten()) {
      const line = lineOf(span.start);
      const cause = entries.findLastIndex(
        ({ repairs, mended, start }) => (repairs.length > 0 || mended) && start <= span.start,
      );
      const entry = entries[cause];
      if (entry !== undefined && lineOf(entry.start) !== line) add(cause, line);
    }
    for (const [cause, { repairs }] of entries.entries())
      for (const i of repairs[0]?.shown ?? []) add(cause, lineOf(log.entryAt(i).start));
    for (const [follower, cause] of log.follows)
      if (follower !== cause) add(cause, lineOf(log.entryAt(follower).start));
    return found;
  }

  /** Ledger errors of the log as written, if some lines are read otherwise. */
  function slipsAsWritten(): readonly Span[] {
    if (entries.every(({ repairs, mended }) => repairs.length === 0 && !mended)) return [];
    const opening = openingOf(tree);
    const slips: Span[] = [];
    if (!isLeft(opening))
      for (const { plan, span } of stepsOfTree(tree, opening.right.table))
        if (plan.slips.length > 0 && span !== null) slips.push(span);
    return slips;
  }

  function lawsOf(i: number): Diagnostic[] {
    const judged = log.judgedOf(i);
    const entry = log.entryAt(i);
    if (judged === undefined || entry.repairs.length > 0) return [];
    const match = byEdition(judged.match, edition);
    if (match === null) return [];
    const said = diagnosticsOf(judged.line, match);
    const { instead = [] } = judged;
    const [best] = instead;
    if (best === undefined) return said;
    const fixes = instead.slice(0, MOST_FIXES).map((repair) => fixOf(text, entry, repair));
    if (match.verdict !== 'illegal')
      return said.map((one) => ({ ...one, message: `${one.message}${orOpen(match.verdict, best)}`, fixes }));
    // What one slip explains is one error, at the slip.
    const isAt = (one: Diagnostic): boolean => best.edits.some((edit) => contains(one, edit));
    const cause = said.find(isAt) ?? said.find(({ code }) => code === 'law/not-allowed') ?? said[0];
    if (cause === undefined) return said;
    // Who sets up in another place has not done it where it is due, either.
    const [{ title = '' } = {}] = fixes;
    const isElsewhere = judged.line.setup && best.kind === 'place' && /->\d+`$/.test(title);
    if (isElsewhere) return said.map((one) => (one === cause ? { ...cause, fixes } : one));
    const left = byEdition(judged.left ?? null, edition);
    // If too many points are written, the error stands at those that are wrong.
    const points =
      best.kind === 'points' &&
      cause.law === '3.2' &&
      entry.pieces.find(({ end }) => best.edits.some((one) => one.end <= end));
    return [
      { ...cause, ...(points && { start: points.start, end: points.end }), fixes },
      ...(left ? diagnosticsOf(judged.line, left) : []),
    ];
  }

  return { whole, sorted, verdictAt, said, echoes };
}

/** What is said besides of a line that is not decided, but would be legal if it were read otherwise. */
const orOpen = (verdict: AuditedLine['verdict'], meant: Repair | undefined): string =>
  verdict === 'undecided' && meant !== undefined ? '; with one change it is legal' : '';

/** Repairs after which the order of turns is as it should be, and those of a line that is another's. */
const OF_WHOLE_LINE = /^(?:lines?-|letters-|seat)/;
const OF_OTHER = /^(?:letters-|seat|action-late)/;

/** Of fixes that read the same the first is the likeliest. */
const isFirst = ({ title }: Fix, n: number, all: readonly Fix[]): boolean =>
  all.findIndex((one) => one.title === title) === n;

const isOfLedger = ({ code }: Diagnostic): boolean => code.startsWith('ledger/');
