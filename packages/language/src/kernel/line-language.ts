import { type Diagnostic, type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import { editsBetween } from './edits.ts';
import type { Completion, DocumentSymbol, Language, LanguageDocument } from './language.ts';
import { foldsOf, roundSymbols, roundsOf } from './outline.ts';

/** What such a document keeps besides its text. */
export interface LineLanguage<Tree> {
  readonly tree: Tree;
  readonly diagnostics: readonly Diagnostic[];
}

/** A notation that explains lines, not places in them. */
interface LineNotation<Tree> {
  parse(text: string): Tree;
  check(tree: Tree): readonly Diagnostic[];
  explain(tree: Tree): Iterable<{
    readonly line: number;
    readonly text: string;
    readonly implied?: readonly { readonly what: string; readonly law: string }[];
  }>;
  fmt(tree: Tree): string;
  /** Lines of players in order. */
  turns(tree: Tree): readonly (Span & { readonly taker: string; readonly label: Span })[];
  header(tree: Tree): readonly Span[];
}

type Doc<Tree> = LanguageDocument & LineLanguage<Tree>;

/** Makes a language service from a notation; checks the whole text after each edit. */
export function lineLanguage<Tree>(notation: LineNotation<Tree>): Language<Doc<Tree>> {
  const turnsOf = ({ text, tree }: Doc<Tree>) =>
    notation.turns(tree).map(({ start, end, taker, label }) => ({
      ...{ start, end, taker },
      name: text.slice(label.start, label.end).replace(/:$/, '') || 'Table',
    }));
  const headerOf = ({ tree }: Doc<Tree>): readonly Span[] => {
    const lines = notation.header(tree);
    const [first, last] = [lines[0], lines.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  };
  return {
    read(text, before) {
      if (before?.text === text) return before;
      const tree = notation.parse(text);
      return { text, tree, diagnostics: notation.check(tree) };
    },
    diagnostics: ({ diagnostics }) => diagnostics,
    fixes: () => [],
    hover({ text, tree }, offset) {
      const starts = lineStartsOf(text);
      const { line } = positionAt(starts, offset);
      const found = [...notation.explain(tree)].filter((one) => one.line === line);
      if (found.length === 0) return null;
      const start = starts[line - 1] ?? 0;
      const end = start + text.slice(start, starts[line]).trimEnd().length;
      const words = found.flatMap((one) => [
        one.text,
        ...(one.implied ?? []).map(({ what, law }) => `- ${what} (${law})`),
      ]);
      return { start, end, text: words.join('\n') };
    },
    completions: ({ text }, offset) => wordsOf(text, offset),
    folds: (doc) => foldsOf(doc.text, [...headerOf(doc), ...roundsOf(turnsOf(doc)).map(around)]),
    symbols: (doc) => [
      ...headerOf(doc).map((span): DocumentSymbol => ({ ...span, name: 'Header', kind: 'header' })),
      ...roundSymbols(turnsOf(doc), 1),
    ],
    format: ({ text, tree }) => editsBetween(text, notation.fmt(tree)),
  };
}

const around = (spans: readonly Span[]): Span => ({ start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 });

/** The most words offered. */
const MOST = 40;

/** Words of the text with the same start as the word at a place, most frequent first. */
function wordsOf(text: string, offset: number): readonly Completion[] {
  const written = /[\w#]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  if (written === '') return [];
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z#][\w#]*/g))
    if (word.startsWith(written) && word !== written) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([word]) => ({
      text: word,
      label: 'stands in this text',
      kind: 'value',
      start: offset - written.length,
      end: offset,
    }));
}
