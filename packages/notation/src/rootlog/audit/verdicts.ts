import { type Breach, type Edition, type Match, byEdition } from '@woodlog/core/root-law';
import type { Audit, AuditedLine } from '../../kernel/audited.ts';
import type { Diagnostic, Edit, Fix, Span } from '../../kernel/diagnostic.ts';
import { openingOf } from '../replay/replay.ts';
import { steps } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Judged, LogLine } from './log-line.ts';
import type { Decoder } from './decoder.ts';
import type { Entry, Repair } from './entry.ts';

/** Fixes of one diagnostic. */
const MOST_FIXES = 3;

/** The reports on a log's lines under an explanation. */
export class Verdicts {
  private readonly text: string;
  private readonly tree: Tree;
  private readonly decoder: Decoder;
  private readonly edition: Edition;
  private readonly lineOf: (offset: number) => number;
  private slips: readonly Span[] | null = null;

  constructor(tree: Tree, decoder: Decoder, edition: Edition, lineOf: (offset: number) => number) {
    this.text = tree.text;
    this.tree = tree;
    this.decoder = decoder;
    this.edition = edition;
    this.lineOf = lineOf;
  }

  /** The verdicts on all lines; `revise` corrects one line's reading. */
  whole(): Audit {
    const echoes = this.echoes();
    const entries = [...this.decoder.entries.keys()];
    return {
      diagnostics: entries.flatMap((i) => this.lawsOf(i)),
      lines: entries.flatMap((i) => this.verdictOf(i) ?? []),
      revise: (read) => {
        const { others, ofEntries } = this.sorted(read);
        return [...others, ...entries.flatMap((i) => this.said(i, ofEntries.get(i), echoes.get(i)))];
      },
    };
  }

  /** Syntax and ledger errors by entry; the rest belongs to other lines. */
  sorted(read: readonly Diagnostic[]): { others: Diagnostic[]; ofEntries: Map<number, Diagnostic[]> } {
    const { entries } = this.decoder;
    const first = entries[0]?.start ?? Number.POSITIVE_INFINITY;
    const at = new Map(entries.map(({ start }, i) => [this.lineOf(start), i]));
    const others: Diagnostic[] = [];
    const ofEntries = new Map<number, Diagnostic[]>();
    for (const one of read) {
      const entry = at.get(this.lineOf(one.start));
      if (entry !== undefined) ofEntries.set(entry, [...(ofEntries.get(entry) ?? []), one]);
      else if (one.start < first || !isOfLedger(one)) others.push(one);
    }
    return { others, ofEntries };
  }

  verdictOf(i: number): AuditedLine | null {
    const { decoder, text } = this;
    const entry = decoder.entries[i];
    if (entry === undefined) return null;
    const line = this.lineOf(entry.start);
    const [repair] = entry.repairs;
    const taker = entry.written.taker || (repair?.reading?.taker ?? '');
    if (repair !== undefined) return { line, taker, verdict: 'slip', because: slipText(text, entry, repair) };
    const missing = decoder.missing.get(i);
    if (missing !== undefined) return { line, taker, verdict: 'slip', because: missingText(missing) };
    const judged = this.judgedOf(i);
    if (judged === undefined) return null;
    const verdict = verdictOf(byEdition(judged.match, this.edition));
    const [meant] = judged.instead ?? [];
    const isOpen = verdict.verdict === 'illegal' && meant !== undefined;
    const or = isOpen ? `; or \`${changed(text, placeOf(entry, meant), meant)}\` was meant` : '';
    return { line, taker, ...verdict, ...(or !== '' && { because: `${verdict.because}${or}` }) };
  }

  /** Everything reported for a line, given its errors and the lines that follow from it. */
  said(i: number, read: readonly Diagnostic[] = [], follows: readonly number[] = []): Diagnostic[] {
    const { decoder, text } = this;
    const entry = decoder.entries[i];
    if (entry === undefined) return [...read];
    const own = read.filter((one) => !isOfLedger(one));
    const isSpelt = own.some(({ severity, code }) => severity === 'error' && code.startsWith('rootlog/'));
    /** Ledger errors of the written line are the reason. */
    const reason = read.find(isOfLedger);
    const withLedger = (slip: Diagnostic): Diagnostic => {
      if (reason === undefined) return slip;
      const { message, law, fixes = [] } = reason;
      const known = slip.code === 'slip/card' ? fixes : [];
      return {
        ...{ ...slip, message: `${message}: ${slip.message}`, ...(law !== undefined && { law }) },
        ...(slip.fixes && { fixes: [...known, ...slip.fixes].slice(0, MOST_FIXES) }),
      };
    };
    const withFixes = (said: Diagnostic): Diagnostic =>
      read.find(
        ({ code, start: at, message }) => code === said.code && at === said.start && message === said.message,
      ) ?? said;
    const slips = [...missingOf(entry, decoder.missing.get(i), follows), ...slipOf(text, entry, follows)];
    const all = [
      ...own.map((one) => withRepair(text, one, entry)),
      ...(decoder.ledger[i] ?? []).map(withFixes),
      ...(isSpelt ? [] : slips.map(withLedger)),
      ...this.lawsOf(i),
    ];
    // For an unexplained line, what follows from it.
    const cause =
      follows.length === 0 ? -1 : all.findIndex((one) => one.severity === 'error' && one.follows === undefined);
    return all.map((one, n) => (n === cause ? { ...one, follows } : one));
  }

  /** Lines that are wrong only because of another, by that line's entry. */
  echoes(): Map<number, number[]> {
    const { decoder, lineOf } = this;
    const { entries } = decoder;
    const echoes = new Map<number, number[]>();
    const add = (cause: number, line: number): void => {
      const known = echoes.get(cause) ?? [];
      if (!known.includes(line)) echoes.set(cause, [...known, line]);
    };
    const wrong = new Set(decoder.ledger.flatMap((found) => found.map(({ start }) => lineOf(start))));
    for (const span of this.slipsAsWritten()) {
      const line = lineOf(span.start);
      const cause = entries.findLastIndex((entry) => entry.repairs.length > 0 && entry.start <= span.start);
      const entry = entries[cause];
      if (entry !== undefined && !wrong.has(line) && lineOf(entry.start) !== line) add(cause, line);
    }
    for (const [follower, cause] of decoder.follows) {
      const entry = entries[follower];
      if (entry !== undefined && follower !== cause) add(cause, lineOf(entry.start));
    }
    return echoes;
  }

  /** Ledger errors of the log as written, if some lines are read otherwise. */
  private slipsAsWritten(): readonly Span[] {
    if (this.decoder.entries.every(({ repairs }) => repairs.length === 0)) return [];
    if (this.slips !== null) return this.slips;
    const opening = openingOf(this.tree);
    const slips: Span[] = [];
    if (!isLeft(opening))
      for (const { plan, span } of steps(this.tree, opening.right.table))
        if (plan.slips.length > 0 && span !== null) slips.push(span);
    this.slips = slips;
    return slips;
  }

  /** What an entry's report depends on, besides errors and echoes. */
  ground(i: number): readonly unknown[] {
    const { decoder } = this;
    const ledger = decoder.ledger[i];
    return [
      decoder.entries[i]?.repairs,
      this.judgedOf(i)?.match,
      this.judgedOf(i)?.instead,
      decoder.missing.get(i),
      ledger,
    ];
  }

  private judgedOf(i: number): Judged | undefined {
    const { judged } = this.decoder;
    let at = Math.min(i, judged.length - 1);
    while ((judged[at]?.entry ?? -1) > i) at--;
    return judged[at]?.entry === i ? judged[at] : undefined;
  }

  private lawsOf(i: number): Diagnostic[] {
    const judged = this.judgedOf(i);
    const entry = this.decoder.entries[i];
    if (judged === undefined || entry?.repairs.length !== 0) return [];
    const match = byEdition(judged.match, this.edition);
    if (match === null) return [];
    const said = diagnosticsOf(judged.line, match);
    const { instead = [] } = judged;
    if (match.verdict !== 'illegal' || instead.length === 0) return said;
    // What one slip explains is one error, at the slip.
    const isAt = ({ start, end }: Diagnostic): boolean =>
      instead[0]?.edits.some((one) => start <= one.start && one.end <= end) === true;
    const cause = said.find(isAt) ?? said[0];
    const fixes = instead.slice(0, MOST_FIXES).map((repair) => fixOf(this.text, entry, repair));
    return cause === undefined ? said : [{ ...cause, fixes }];
  }
}

const isOfLedger = ({ code }: Diagnostic): boolean => code.startsWith('ledger/');

const missingText = (taker: string): string => `a line of ${taker} is missing above`;

/** A line missing above another. */
function missingOf({ label }: Entry, taker: string | undefined, follows: readonly number[]): Diagnostic[] {
  if (taker === undefined) return [];
  const message = missingText(taker);
  return [{ severity: 'error', code: 'slip/line-missing', message, ...label, law: '1.4.1', follows }];
}

/** A slip of the pen, at the wrong text. */
function slipOf(text: string, entry: Entry, follows: readonly number[]): Diagnostic[] {
  const [repair] = entry.repairs;
  if (repair === undefined) return [];
  const { start, end } = placeOf(entry, repair);
  return [
    {
      severity: 'error',
      code: `slip/${repair.kind}`,
      message: slipText(text, entry, repair),
      start,
      end,
      fixes: fixesOf(text, entry),
      ...(follows.length > 0 && { follows }),
    },
  ];
}

/** The actions that a repair changes, from the first to the last, or the line. */
function placeOf({ pieces, start, end }: Entry, { edits }: Repair): Span {
  const [first, last] = [edits[0], edits.at(-1)];
  const pieceAt = (at: Edit | undefined): Span | undefined =>
    pieces.find((one) => at !== undefined && one.start <= at.end && at.end <= one.end);
  const [from, to] = [pieceAt(first), pieceAt(last)];
  return from === undefined || to === undefined ? { start, end } : { start: from.start, end: to.end };
}

/** Of cards those with names come first. */
const fixesOf = (text: string, entry: Entry): Fix[] =>
  [...entry.repairs]
    .sort((a, b) => Number(a.kind === 'card') - Number(b.kind === 'card'))
    .map((repair) => fixOf(text, entry, repair));

const fixOf = (text: string, entry: Entry, repair: Repair): Fix => ({
  title: titleOf(text, entry, repair),
  certain: false,
  edits: repair.edits,
});

function titleOf(text: string, entry: Entry, repair: Repair): string {
  if (repair.reading === null) return 'leave the line out';
  if (repair.kind === 'twice') return 'remove the repeated action';
  return `write \`${changed(text, placeOf(entry, repair), repair)}\``;
}

function changed(text: string, { start, end }: Span, { edits }: Repair): string {
  let at = start;
  let written = '';
  for (const one of edits) {
    written += text.slice(at, one.start) + one.text;
    at = one.end;
  }
  return written + text.slice(at, Math.max(at, end));
}

function slipText(text: string, entry: Entry, repair: Repair): string {
  if (repair.reading === null) return 'this line is written twice';
  const { start, end } = placeOf(entry, repair);
  if (repair.kind === 'twice') return `a slip of the pen: \`${text.slice(start, end)}\` is written twice`;
  const meant = changed(text, { start, end }, repair);
  const [first] = repair.edits;
  return start === entry.start && first !== undefined
    ? `a slip of the pen: \`${text.slice(first.start, Math.max(first.end, first.start + 1))}\` does not fit what was played; \`${meant.slice(0, 40)}\` does`
    : `a slip of the pen: \`${text.slice(start, end)}\` does not fit what was played; \`${meant}\` does`;
}

/** A syntax error with the repair that fits the game, instead of a guess by spelling. */
function withRepair(text: string, said: Diagnostic, entry: Entry): Diagnostic {
  if (said.severity !== 'error' || !said.code.startsWith('rootlog/') || entry.repairs.length === 0) return said;
  const isSame = (one: Fix, other: Fix): boolean => JSON.stringify(one.edits) === JSON.stringify(other.edits);
  const known = said.fixes ?? [];
  const fixes = fixesOf(text, entry).map((fix) => known.find((one) => isSame(one, fix)) ?? fix);
  return { ...said, fixes: [...fixes, ...known.filter((one) => !fixes.includes(one))].slice(0, MOST_FIXES) };
}

function verdictOf(match: Match | null): Pick<AuditedLine, 'verdict' | 'law' | 'because'> {
  if (match === null) return { verdict: 'slip' };
  switch (match.verdict) {
    case 'legal': {
      const [because] = match.assumed;
      return because === undefined ? { verdict: 'legal' } : { verdict: 'legal-if', because };
    }
    case 'illegal': {
      const [first] = match.breaches;
      return { verdict: 'illegal', ...(first && { law: first.law, because: first.because }) };
    }
    case 'undecided':
      return match;
  }
}

/**
 * What is told of a line: each cause once. What no rule forbids by itself may follow from something before it that is not
 * allowed, and is not told after that.
 */
function causesOf(breaches: readonly Breach[]): readonly Breach[] {
  const isSame = (one: Breach, other: Breach): boolean => one.action === other.action && one.because === other.because;
  return breaches.filter((one, i) => {
    const before = breaches.slice(0, i);
    return one.isVague === true ? !before.some(({ kind }) => kind === 'extra') : !before.some((it) => isSame(one, it));
  });
}

/** A verdict as diagnostics, each at its action. */
export function diagnosticsOf({ label, spans }: LogLine, match: Match): Diagnostic[] {
  const at = (action: number): Span => spans[action] ?? spans.at(-1) ?? label;
  const said = (severity: Diagnostic['severity'], code: string, message: string, action: number): Diagnostic => {
    const { start, end } = at(action);
    return { severity, code, message, start, end };
  };
  switch (match.verdict) {
    case 'legal':
      return [...new Set(match.assumed)].map((assumed) => said('info', 'law/assumed', `legal if ${assumed}`, 0));
    case 'illegal':
      return causesOf(match.breaches).map(({ kind, law, because, action }) => ({
        ...said('error', kind === 'missing' ? 'law/not-done' : 'law/not-allowed', because, action),
        law,
      }));
    case 'undecided':
      return [said('info', 'law/undecided', `not decided: ${match.because}`, 0)];
  }
}
