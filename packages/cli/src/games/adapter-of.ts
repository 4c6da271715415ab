import { type Either, map } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import type { Explained, GameAdapter, ParseJson, Replay, Standing, Style } from './game-adapter.ts';

/** A game's notation, with its own types of tree and game. */
interface Notation<Tree, Played> {
  parse(text: string): Tree;
  fmt(tree: Tree, style?: Style): string;
  check(tree: Tree): readonly Diagnostic[];
  /** Adds fixes to diagnostics, in notations that have any. */
  withFixes?(tree: Tree, diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  parseJson(tree: Tree): ParseJson;
  /** Prints JSON canonically, including text that could not be read. */
  printJson(value: unknown): Either<Violation, string>;
  replay(tree: Tree, options: { readonly turn?: number }): Either<Violation, Played>;
  replayJson(played: Played, text: string): unknown;
  tableText(played: Played): string;
  standings(played: Played): readonly Standing[];
  explain(tree: Tree): Iterable<Explained>;
}

export function adapterOf<
  Tree extends { readonly diagnostics: readonly Diagnostic[] },
  Played extends Pick<Replay, 'turn' | 'diagnostics'>,
>(notation: Notation<Tree, Played>, styles: readonly (keyof Style)[] = []): GameAdapter {
  return {
    styles,
    read(text) {
      const tree = notation.parse(text);
      return {
        diagnostics: tree.diagnostics,
        json: () => notation.parseJson(tree),
        fmt: (style) => notation.fmt(tree, style),
        check: () => notation.check(tree),
        withFixes: (diagnostics) => notation.withFixes?.(tree, diagnostics) ?? diagnostics,
        replay: (turn) =>
          map((played: Played) => ({
            turn: played.turn,
            diagnostics: played.diagnostics,
            standings: () => notation.standings(played),
            tableText: () => notation.tableText(played),
            json: () => notation.replayJson(played, text),
          }))(notation.replay(tree, turn === undefined ? {} : { turn })),
        explain: () => notation.explain(tree),
      };
    },
    printJson: (value) => notation.printJson(value),
  };
}
