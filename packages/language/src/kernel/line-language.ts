import { type Diagnostic, type Span, applyEdits, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import { editsBetween } from './edits.ts';
import type { Completion, DocumentSymbol, Language, LanguageDocument } from './language.ts';
import { type OpenMove, isMended, nearbyMoves, offeredMoves } from './open-moves.ts';
import { foldsOf, roundSymbols, roundsOf } from './outline.ts';

/** The part of a document that a line language adds: the checked text. */
export interface LineLanguage<Checked> {
  readonly checked: Checked;
}

/** What a notation knows of a text that it has checked. */
interface CheckedTree<Tree> {
  readonly tree: Tree;
  readonly diagnostics: readonly Diagnostic[];
}

/** A notation that explains lines, not places in them. */
interface LineNotation<Tree, Checked extends CheckedTree<Tree>> {
  parse(text: string): Tree;
  /** Goes on from what was checked before the place where the text changed. */
  check(tree: Tree, before?: Checked): Checked;
  explain(tree: Tree): Iterable<{
    readonly line: number;
    readonly text: string;
    readonly implied?: readonly { readonly what: string; readonly law: string }[];
  }>;
  fmt(tree: Tree): string;
  /** Lines of players in order. */
  turns(tree: Tree): readonly (Span & {
    readonly taker: string;
    readonly label: Span;
    readonly actions: readonly Span[];
  })[];
  /** What the rules allow at the end of a text. */
  openMoves(tree: Tree): readonly OpenMove[];
  /** The beginning of a move that is offered where there are too many. */
  readonly stem: RegExp;
  header(tree: Tree): readonly Span[];
}

/** Makes a language service from a notation. */
export function lineLanguage<Tree, Checked extends CheckedTree<Tree>>(
  notation: LineNotation<Tree, Checked>,
): Language<LanguageDocument & LineLanguage<Checked>> {
  type Doc = LanguageDocument & LineLanguage<Checked>;
  const turnsOf = ({ text, checked: { tree } }: Doc) =>
    notation.turns(tree).map(({ start, end, taker, label }) => ({
      ...{ start, end, taker },
      name: text.slice(label.start, label.end).replace(/:$/, '') || 'Table',
    }));
  const headerOf = ({ checked: { tree } }: Doc): readonly Span[] => {
    const lines = notation.header(tree);
    const [first, last] = [lines[0], lines.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  };
  return {
    read(text, before) {
      if (before?.text === text) return before;
      return { text, checked: notation.check(notation.parse(text), before?.checked) };
    },
    diagnostics: ({ checked }) => checked.diagnostics,
    fixes({ text, checked }, diagnostic) {
      const { tree, diagnostics } = checked;
      const turn = notation.turns(tree).find(({ start, end }) => start <= diagnostic.start && diagnostic.start <= end);
      const action =
        turn?.actions.find(({ start, end }) => start <= diagnostic.start && diagnostic.start < end) ?? turn?.actions[0];
      if (turn === undefined || action === undefined) return [];
      const moves = notation.openMoves(notation.parse(text.slice(0, action.start)));
      return nearbyMoves(moves, text.slice(action.start, action.end), action.start, (edits) =>
        isMended(diagnostics, notation.check(notation.parse(applyEdits(text, edits).text), checked).diagnostics),
      );
    },
    hover({ text, checked: { tree, diagnostics } }, offset) {
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
      for (const { start: at, message, law } of diagnostics)
        if (law !== undefined && start <= at && at <= end) words.push(`- ${message} (${law})`);
      return { start, end, text: words.join('\n') };
    },
    completions({ text }, offset) {
      const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
      const moves = notation.openMoves(notation.parse(text.slice(0, lineStart)));
      const offers = offeredMoves(moves, text, offset, notation.stem);
      return [...offers, ...wordsOf(text, offset).filter((one) => offers.every((other) => other.text !== one.text))];
    },
    folds: (doc) => foldsOf(doc.text, [...headerOf(doc), ...roundsOf(turnsOf(doc)).map(around)]),
    symbols: (doc) => [
      ...headerOf(doc).map((span): DocumentSymbol => ({ ...span, name: 'Header', kind: 'header' })),
      ...roundSymbols(turnsOf(doc), 1),
    ],
    format: ({ text, checked }) => editsBetween(text, notation.fmt(checked.tree)),
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
