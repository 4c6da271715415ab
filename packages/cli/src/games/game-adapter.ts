import type { Either } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { Diagnostic, ShownDiagnostic } from '@woodlog/notation/kernel';

/** An action of any game, discriminated by `kind`. */
export type ActionJson = { readonly kind: string } | { readonly type: string };

/** The output of `parse --json` and the input of `print`, for any game. Parsed text has all positions. */
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
  /** The comment at the end of the log. */
  readonly comment?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}

export interface Standing {
  /** As in the log: `C`, `A`, `P1`. */
  readonly id: string;
  readonly player: string;
  /** Null in a game without points. */
  readonly points: number | null;
  readonly won: boolean;
}

/** A log played to its end, or to the turn asked for. */
export interface Replay {
  standings(): readonly Standing[];
  readonly turn: number;
  /** Syntax and ledger diagnostics, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  tableText(): string;
  json(): unknown;
}

export interface Explained {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly taker: string;
  /** The taker's player, where the log names one. */
  readonly player?: string;
  readonly text: string;
  /** What the notation leaves unsaid, and the section that causes it. */
  readonly implied?: readonly { readonly what: string; readonly law: string }[];
}

/** Styles of formatting that some games have. */
export interface Style {
  /** Fuzzy Knights: the game's symbols instead of words. */
  readonly symbols?: true;
  /** Carcassonne: clockwise quarter turns of the board; `true` turns it so that two records of one game compare. */
  readonly turnBoard?: number | true;
}

/** A text, read in a game's notation. */
export interface Reading {
  /** Syntax diagnostics. */
  readonly diagnostics: readonly Diagnostic[];
  json(): ParseJson;
  /** Canonical text that keeps comments and unreadable parts. */
  fmt(style?: Style): string;
  /** Diagnostics of syntax, pieces and rules. */
  check(): readonly Diagnostic[];
  /** Adds fixes, in notations that have any; takes longer. */
  withFixes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  /** The table after a turn, or at the end; a violation if the log has no table. */
  replay(turn: number | undefined): Either<Violation, Replay>;
  explain(): Iterable<Explained>;
}

/** What `check` needs of a game's notation. */
export interface Reader {
  read(text: string): Pick<Reading, 'check' | 'withFixes'>;
}

/** A game as the command line sees it, the same for every game. */
export interface GameAdapter {
  readonly styles: readonly (keyof Style)[];
  /** Reads a text; never fails. */
  read(text: string): Reading;
  /** Prints the JSON of `parse --json` canonically; a violation names the path of what is wrong. */
  printJson(value: unknown): Either<Violation, string>;
}
