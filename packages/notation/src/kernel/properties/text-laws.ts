import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { type Json, type Violation, fingerprint } from '@woodlog/core/kernel';
import type { Diagnostic, Span } from '../diagnostic.ts';
import { type Law, unequal } from './law.ts';

interface AnyTree {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface AnyJson {
  readonly turns: readonly { readonly actions: readonly { readonly action: unknown }[] }[];
}

/** A log that was replayed. */
interface AnyReplay {
  readonly table: unknown;
}

/** The functions of a notation that its laws use. */
export interface Notation<Tree extends AnyTree, Log, Replayed extends AnyReplay> {
  parse(text: string): Tree;
  /** For a tree, the original text; for a log, its canonical text. */
  print(source: Tree | Log): string;
  fmt(tree: Tree): string;
  logOf(tree: Tree): Log;
  /** The smallest nodes in the order of the text. */
  leavesOf(tree: Tree): readonly Span[];
  /** All that may be between nodes. */
  readonly trivia: RegExp;
  parseJson(tree: Tree): AnyJson;
  logFromJson(value: unknown): Either<Violation, Log>;
  /** All diagnostics, in the order of the text. */
  check(tree: Tree): readonly Span[];
  explain(tree: Tree): Iterable<{ readonly text: string }>;
  replay(source: Tree | Log, options?: { readonly strict?: boolean }): Either<Violation, Replayed>;
  replayJson(played: Replayed, text: string): unknown;
  tableText(table: Replayed['table']): string;
  canonical(table: Replayed['table']): Json;
}

/** The laws of a notation for any text, from the cheapest to the most expensive. */
export function textLaws<Tree extends AnyTree, Log, Replayed extends AnyReplay>(
  notation: Notation<Tree, Log, Replayed>,
): readonly Law<string>[] {
  const { parse, print, fmt, logOf, replay } = notation;
  /** A fingerprint of the table after a log or tree; null if there is none. */
  const tableAfter = (source: Tree | Log): string | null => {
    const played = replay(source);
    return isLeft(played) ? null : fingerprint(notation.canonical(played.right.table));
  };
  let last: { readonly text: string; readonly tree: Tree; readonly log: Log } | undefined;
  // Caches the reading of one text, since the laws are tried one after another on it.
  const read = (text: string) => {
    if (last?.text !== text) {
      const tree = parse(text);
      last = { text, tree, log: logOf(tree) };
    }
    return last;
  };
  return [
    { name: 'lossless', broken: (text) => (print(parse(text)) === text ? null : 'print(parse(text)) is another text') },
    { name: 'nodes', broken: (text) => nodesBroken(notation, read(text).tree) },
    {
      name: 'fmt-keeps-meaning',
      broken: (text) => unequal('fmt changes the meaning', logOf(parse(fmt(read(text).tree))), read(text).log),
    },
    {
      name: 'fmt-idempotent',
      broken(text) {
        const once = fmt(read(text).tree);
        return fmt(parse(once)) === once ? null : 'fmt changes what it has formatted';
      },
    },
    {
      name: 'meaning-reads-back',
      broken: (text) => unequal('printed and read again', logOf(parse(print(read(text).log))), read(text).log),
    },
    { name: 'json', broken: (text) => jsonBroken(notation, read(text).tree, read(text).log) },
    {
      name: 'in-order',
      broken(text) {
        const said = notation.check(read(text).tree);
        const late = said.find(({ start }, i) => start < (said[i - 1]?.start ?? 0));
        return late === undefined ? null : `what is said from ${late.start} comes late`;
      },
    },
    {
      name: 'shown',
      broken(text) {
        const { tree } = read(text);
        for (const { text: sentence } of notation.explain(tree)) sentence.toString();
        const played = replay(tree);
        if (isLeft(played)) return null;
        JSON.stringify(notation.replayJson(played.right, text));
        notation.tableText(played.right.table);
        return null;
      },
    },
    {
      name: 'strict',
      broken(text) {
        replay(read(text).tree, { strict: true });
        return null;
      },
    },
    {
      name: 'replay',
      broken(text) {
        const { tree, log } = read(text);
        const table = tableAfter(tree);
        if (tableAfter(log) !== table) return 'the log comes to another table than its text';
        const again = parse(print(log));
        return tableAfter(again) === table ? null : 'printed and read again it comes to another table';
      },
    },
  ];
}

/** Nodes are in order and do not overlap, only trivia is between them, and diagnostics are within the text. */
function nodesBroken<Tree extends AnyTree>(
  { leavesOf, trivia }: Pick<Notation<Tree, unknown, AnyReplay>, 'leavesOf' | 'trivia'>,
  tree: Tree,
): string | null {
  const { text, diagnostics } = tree;
  let at = 0;
  for (const { start, end } of [...leavesOf(tree), { start: text.length, end: text.length }]) {
    if (start < at || end < start) return `a node from ${start} to ${end} after one that ends at ${at}`;
    if (!trivia.test(text.slice(at, start))) return `${JSON.stringify(text.slice(at, start))} is in no node`;
    at = end;
  }
  const outside = diagnostics.find(({ start, end }) => start < 0 || end < start || end > text.length);
  return outside === undefined ? null : `${outside.code} is said from ${outside.start} to ${outside.end}`;
}

/** The meaning survives JSON. JSON of a partly unreadable log may be refused, but not changed. */
function jsonBroken<Tree extends AnyTree, Log>(
  { parseJson, logFromJson }: Pick<Notation<Tree, Log, AnyReplay>, 'parseJson' | 'logFromJson'>,
  tree: Tree,
  log: Log,
): string | null {
  const json = JSON.parse(JSON.stringify(parseJson(tree))) as AnyJson;
  const again = logFromJson(json);
  if (!isLeft(again)) return unequal('through JSON', again.right, log);
  const unread = json.turns.some(({ actions }) => actions.some(({ action }) => action === null));
  return unread ? null : `its JSON is refused: ${again.left.message}`;
}
