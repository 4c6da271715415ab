import type { Either } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { Diagnostic, ShownDiagnostic } from '@woodlog/notation/kernel';

/** An action of some game, told apart by a word. */
export type ActionJson = { readonly kind: string } | { readonly type: string };

/** What `parse --json` gives and `print` takes, whatever the game; what was read from a text has all places. */
export interface ParseJson {
  readonly game: string;
  readonly header: unknown;
  readonly turns: readonly {
    readonly taker: string;
    readonly line?: number;
    readonly actions: readonly {
      readonly text?: string;
      readonly line?: number;
      readonly column?: number;
      readonly endColumn?: number;
      /** `null` if it could not be read. */
      readonly action: ActionJson | null;
    }[];
    readonly comment?: string;
  }[];
  readonly winners: readonly string[];
  /** What is said at the end of the log. */
  readonly comment?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}

export interface Standing {
  /** As the log names the seat: `C`, `A`, `P1`. */
  readonly id: string;
  readonly player: string;
  /** Null in a game without points. */
  readonly points: number | null;
  readonly won: boolean;
}

/** A log played to its end, or as far as asked. */
export interface Replay {
  /** The players in their order. */
  standings(): readonly Standing[];
  readonly turn: number;
  /** What the reader and the rules have to say, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  tableText(): string;
  json(): unknown;
}

/** An action in plain English. */
export interface Explained {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly taker: string;
  /** Who plays the taker, where the log names somebody. */
  readonly player?: string;
  readonly text: string;
  /** What the notation leaves unsaid, with the section that brings it about. */
  readonly implied?: readonly { readonly what: string; readonly law: string }[];
}

/** What some games can be asked for when a log is formatted. */
export interface Style {
  /** Fuzzy Knights: the symbols of its pages in place of words. */
  readonly symbols?: true;
  /** Carcassonne: quarter turns of the board, clockwise; `true` turns it so that two records of one game compare. */
  readonly turnBoard?: number | true;
}

/** A text as a game's notation reads it. */
export interface Reading {
  /** What is wrong or doubtful in the writing. */
  readonly diagnostics: readonly Diagnostic[];
  json(): ParseJson;
  /** Canonical text that keeps comments and what could not be read. */
  fmt(style?: Style): string;
  /** All there is to say: writing, table and rules. */
  check(): readonly Diagnostic[];
  /** The same with fixes, where the notation knows any; takes longer. */
  withFixes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  /** The table after a turn, or at the end; a violation if there is no table to begin with. */
  replay(turn: number | undefined): Either<Violation, Replay>;
  explain(): Iterable<Explained>;
}

/** A game as the command line sees it; every game looks the same from here. */
export interface GameAdapter {
  readonly styles: readonly (keyof Style)[];
  /** Reads a text; never fails. */
  read(text: string): Reading;
  /** Prints the JSON of `parse --json` canonically; a violation says by path what does not fit. */
  printJson(value: unknown): Either<Violation, string>;
}
