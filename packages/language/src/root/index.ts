// The language service for Rootlog.
import { FACTION_SHEETS, type Faction } from '@woodlog/core/root';
import type { Span } from '@woodlog/notation/kernel';
import { fixesOf, fmt } from '@woodlog/notation/root';
import { editsBetween } from '../kernel/edits.ts';
import type { DocumentSymbol, Language } from '../kernel/language.ts';
import { type TurnSpan, foldsOf, roundSymbols, roundsOf } from '../kernel/outline.ts';
import { completionsOf } from './complete.ts';
import { type RootDocument, type TurnLine, readRoot } from './document.ts';
import { hoverOf } from './hover.ts';

export type { Completion, DocumentSymbol, Fold, Hover, Language } from '../kernel/language.ts';
export type { RootDocument } from './document.ts';

const HEADER_LINES: ReadonlySet<string> = new Set([
  'map',
  'deck',
  'clearings',
  'landmarks',
  'hirelings',
  'pool',
  'player',
]);

/** Lines after a fix that show whether it makes something wrong: a mistake soon shows. */
const LINES_AHEAD = 40;

const turnLines = ({ checked }: RootDocument): readonly TurnLine[] =>
  checked.tree.lines.flatMap((line) => (line.kind === 'turn' ? [line] : []));

const turnSpan = ({ taker, start, end }: TurnLine): TurnSpan => ({
  ...{ taker, start, end },
  name: `${taker}: ${FACTION_SHEETS[taker as Faction]?.name ?? ''}`,
});

const setupOf = (doc: RootDocument): readonly TurnSpan[] =>
  turnLines(doc)
    .filter(({ setup }) => setup)
    .map(turnSpan);
const roundLinesOf = (doc: RootDocument): readonly TurnSpan[] =>
  turnLines(doc)
    .filter(({ setup }) => !setup)
    .map(turnSpan);

function headerOf({ checked }: RootDocument): readonly Span[] {
  const lines = checked.tree.lines.filter(({ kind }) => HEADER_LINES.has(kind));
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

/**
 * The language service for logs of Root.
 *
 * @example
 * const doc = rootLanguage.read('Map: Fall\nDeck: E&P\nC: Ann\nC:r_b->1\n');
 * rootLanguage.fixes(doc, rootLanguage.diagnostics(doc)[0])[0].title // 'write `b_r->1`'
 */
export const rootLanguage: Language<RootDocument> = {
  read: readRoot,
  diagnostics: ({ checked }) => checked.diagnostics,
  fixes: ({ checked }, diagnostic) => fixesOf(checked, diagnostic, LINES_AHEAD),
  hover: hoverOf,
  completions: completionsOf,
  folds: (doc) =>
    foldsOf(
      doc.text,
      [...headerOf(doc), ...[setupOf(doc), ...roundsOf(roundLinesOf(doc))].map(around)].filter(({ end }) => end > 0),
    ),
  symbols: (doc) => [
    ...headerOf(doc).map((span): DocumentSymbol => ({ ...span, name: 'Header', kind: 'header' })),
    ...roundSymbols(setupOf(doc), 0).slice(0, 1),
    ...roundSymbols(roundLinesOf(doc), 1),
  ],
  format: ({ text, checked }) => editsBetween(text, fmt(checked.tree)),
};

const around = (spans: readonly Span[]): Span => ({ start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 });
