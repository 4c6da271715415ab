import type { Match } from '@woodlog/core/root-law';
import { type Table, copyTable } from '@woodlog/core/root';
import type { Audit, AuditedLine } from '../../kernel/audited.ts';
import type { Diagnostic, Fix, Span } from '../../kernel/diagnostic.ts';
import { openingOf } from '../replay/replay.ts';
import { Slips } from '../replay/slips.ts';
import { steps } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Judged, LogLine } from './log-line.ts';
import type { Decoder } from './decoder.ts';
import { type Entry, type Repair, readingOf } from './entry.ts';
import { playReading } from './ledger.ts';

/** Fixes of one diagnostic. */
const MOST_FIXES = 3;

interface Decoded {
  readonly text: string;
  readonly lineOf: (offset: number) => number;
  readonly tree: Tree;
  readonly decoder: Decoder;
  readonly judged: readonly Judged[];
  readonly start: Table;
}

/** What an explanation says to each line of the log. */
export function verdictsOf(decoded: Decoded): Audit {
  const { decoder, judged: all, text } = decoded;
  const lineOf = ({ start }: Span): number => decoded.lineOf(start);
  const found = ledgerOf(decoded);
  const echoes = echoesOf(decoded, found);
  for (const [follower, cause] of decoder.follows) {
    const entry = decoder.entries[follower];
    if (entry !== undefined && follower !== cause) echoes.set(cause, [...(echoes.get(cause) ?? []), lineOf(entry)]);
  }
  const slips = decoder.entries.flatMap((entry, i) => [
    ...missingOf(entry, decoder.missing.get(i), echoes.get(i) ?? []),
    ...slipOf(text, entry, echoes.get(i) ?? []),
  ]);
  const laws = all.flatMap(({ line, match, entry }) =>
    match === null || decoder.entries[entry]?.repairs.length !== 0 ? [] : diagnosticsOf(line, match),
  );
  return {
    diagnostics: laws,
    lines: decoder.entries.flatMap((entry, i): AuditedLine[] => {
      const line = lineOf(entry);
      const [repair] = entry.repairs;
      const taker = entry.written.taker || (repair?.reading?.taker ?? '');
      if (repair !== undefined) return [{ line, taker, verdict: 'slip', because: slipText(text, entry, repair) }];
      const missing = decoder.missing.get(i);
      if (missing !== undefined) return [{ line, taker, verdict: 'slip', because: missingText(missing) }];
      const judged = all.find((one) => one.entry === i);
      return judged === undefined ? [] : [{ line, taker, ...verdictOf(judged.match) }];
    }),
    revise: (read) => {
      const first = decoder.entries[0]?.start ?? Number.POSITIVE_INFINITY;
      const own = read.filter(({ code, start }) => start < first || !code.startsWith('ledger/'));
      const spelt = own.map((one) => withRepair(text, one, decoder.entries));
      const isSpelt = (slip: Diagnostic): boolean =>
        own.some(
          ({ severity, start, code }) =>
            severity === 'error' && code.startsWith('rootlog/') && lineOf({ start, end: start }) === lineOf(slip),
        );
      /** What the ledger has against the line as it is written is the reason. */
      const withLedger = (slip: Diagnostic): Diagnostic => {
        const reason = read.find(
          ({ code, start }) => code.startsWith('ledger/') && lineOf({ start, end: start }) === lineOf(slip),
        );
        if (reason === undefined) return slip;
        const { message, law } = reason;
        return { ...slip, message: `${message}: ${slip.message}`, ...(law !== undefined && { law }) };
      };
      const withFixes = (said: Diagnostic): Diagnostic =>
        read.find(
          ({ code, start: at, message }) => code === said.code && at === said.start && message === said.message,
        ) ?? said;
      /** Of a line that nothing explains, what follows from it. */
      const withFollows = (said: Diagnostic[]): Diagnostic[] => {
        const named = new Set<number>();
        return said.map((one) => {
          const at = decoder.entries.findIndex(({ start, end }) => start <= one.start && one.start <= end);
          const follows = echoes.get(at) ?? [];
          const isCause = one.severity === 'error' && follows.length > 0 && one.follows === undefined && !named.has(at);
          if (!isCause) return one;
          named.add(at);
          return { ...one, follows };
        });
      };
      return withFollows([
        ...spelt,
        ...found.map(withFixes),
        ...slips.filter((slip) => !isSpelt(slip)).map(withLedger),
        ...laws,
      ]);
    },
  };
}

/** What the ledger has against the lines as the explanation has them. */
function ledgerOf({ text, decoder: { entries, follows, isSetupOf }, start }: Decoded): Diagnostic[] {
  const table = copyTable(start);
  const slips = new Slips(text);
  const found: Diagnostic[] = [];
  for (const [i, entry] of entries.entries()) {
    const reading = readingOf(entry);
    if (reading === null || reading.taker === '') continue;
    const isWritten = entry.repairs.length === 0 && !follows.has(i);
    let at = -1;
    for (const { action, plan } of playReading(table, reading, isSetupOf(i, reading.taker))) {
      const span = at < 0 ? entry.label : (entry.spans[at] ?? { start: entry.end, end: entry.end });
      at += 1;
      const said = slips.of(action, plan.slips, isWritten ? span : null, table);
      if (isWritten) found.push(...said);
    }
  }
  return found;
}

/** Lines that the ledger finds wrong as the log has them, and not as the explanation does, by the entry they follow from. */
function echoesOf(
  { tree, lineOf, decoder: { entries } }: Decoded,
  found: readonly Diagnostic[],
): Map<number, number[]> {
  const opening = openingOf(tree);
  const echoes = new Map<number, number[]>();
  if (isLeft(opening)) return echoes;
  const wrong = new Set(found.map(({ start }) => lineOf(start)));
  for (const { plan, span } of steps(tree, opening.right.table)) {
    if (plan.slips.length === 0 || span === null) continue;
    const line = lineOf(span.start);
    const cause = entries.findLastIndex((entry) => entry.repairs.length > 0 && entry.start <= span.start);
    const entry = entries[cause];
    if (entry === undefined || wrong.has(line) || lineOf(entry.start) === line) continue;
    const known = echoes.get(cause) ?? [];
    if (!known.includes(line)) echoes.set(cause, [...known, line]);
  }
  return echoes;
}

const missingText = (taker: string): string => `a line of ${taker} is missing above`;

/** A line that is missing above one. */
function missingOf({ label }: Entry, taker: string | undefined, follows: readonly number[]): Diagnostic[] {
  if (taker === undefined) return [];
  const message = missingText(taker);
  return [{ severity: 'error', code: 'slip/line-missing', message, ...label, law: '1.4.1', follows }];
}

/** A slip of the pen, at what is written wrongly. */
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

/** The action that a repair changes, or the line. */
function placeOf({ pieces, start, end }: Entry, { edits }: Repair): Span {
  const [first] = edits;
  const piece = pieces.find((one) => first !== undefined && one.start <= first.start && first.end <= one.end);
  return piece ?? { start, end };
}

const fixesOf = (text: string, entry: Entry): Fix[] =>
  entry.repairs.slice(0, MOST_FIXES).map((repair) => ({
    title: titleOf(text, entry, repair),
    certain: false,
    edits: repair.edits,
  }));

function titleOf(text: string, entry: Entry, repair: Repair): string {
  if (repair.reading === null) return 'leave the line out';
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
  const meant = changed(text, { start, end }, repair);
  const [first] = repair.edits;
  return start === entry.start && first !== undefined
    ? `a slip of the pen: \`${text.slice(first.start, Math.max(first.end, first.start + 1))}\` does not fit what was played; \`${meant.slice(0, 40)}\` does`
    : `a slip of the pen: \`${text.slice(start, end)}\` does not fit what was played; \`${meant}\` does`;
}

/** An error of the writing with the repair that fits the game, in place of a guess by its spelling alone. */
function withRepair(text: string, said: Diagnostic, entries: readonly Entry[]): Diagnostic {
  if (said.severity !== 'error' || !said.code.startsWith('rootlog/')) return said;
  const entry = entries.find(
    ({ start, end, repairs }) => repairs.length > 0 && start <= said.start && said.start <= end,
  );
  if (entry === undefined) return said;
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

/** What a verdict on a line is in diagnostics, each at its action. */
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
      return match.breaches.map(({ kind, law, because, action }) => ({
        ...said('error', kind === 'missing' ? 'law/not-done' : 'law/not-allowed', because, action),
        law,
      }));
    case 'undecided':
      return [said('info', 'law/undecided', `not decided: ${match.because}`, 0)];
  }
}
