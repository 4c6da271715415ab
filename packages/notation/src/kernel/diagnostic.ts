import type { Violation } from '@woodlog/core/kernel';
import { lineStartsOf, positionAt } from './positions.ts';

/** `error`: something could not be read. `warning`: read, and doubtful. `info`: read as meant; another spelling is usual. */
export type Severity = 'error' | 'warning' | 'info';

/** A piece of a text, by offsets in UTF-16 units: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces a piece of a text: nothing between equal offsets is an insertion, an empty text a deletion. */
export interface Edit extends Span {
  readonly text: string;
}

/** A change of the text after which a diagnostic is gone. */
export interface Fix {
  /** What it does, as an imperative: ``write `b_r->5` ``. */
  readonly title: string;
  /** Only this can have been meant, so a program may apply it without asking. */
  readonly certain: boolean;
  /** In the order of the text; none overlap. */
  readonly edits: readonly Edit[];
}

/** Something to say about a place in a text. */
export interface Diagnostic extends Span {
  readonly severity: Severity;
  /** Stable, `notation/reason`: `rootlog/unknown-card`. Programs may test it; messages may change. */
  readonly code: string;
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** The section of the law that a diagnostic rests on. */
  readonly law?: string;
  /** Changes that remove it, best first; at most three. */
  readonly fixes?: readonly Fix[];
  /** Lines, from 1, that are wrong only because of it; they have no diagnostic of their own. */
  readonly follows?: readonly number[];
}

/** What begins first comes first. */
export const byPlace = (a: Span, b: Span): number => a.start - b.start;

/** Diagnostics in the order of the text; what is said twice of one place is said once. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<string>();
  return [...diagnostics].sort(byPlace).filter(({ start, end, code, message }) => {
    const key = `${start} ${end} ${code} ${message}`;
    const again = said.has(key);
    said.add(key);
    return !again;
  });
}

/** What the rules refuse as an error at its place in the text, or at the beginning if it has none. */
export function errorAt({ violation: code, message, law }: Violation, span: Span | null): Diagnostic {
  const { start, end } = span ?? { start: 0, end: 0 };
  return { severity: 'error', code, message, start, end, ...(law !== undefined && { law }) };
}

/**
 * A diagnostic as people and programs see it: line and columns from 1, in UTF-16 units; `endColumn` is the first after it.
 * The edits of its fixes stay offsets into the whole text.
 */
export interface ShownDiagnostic {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly law?: string;
  readonly fixes?: readonly Fix[];
  readonly follows?: readonly number[];
}

/**
 * Works out lines and columns, and joins hints to their messages. A span that runs over its line is cut at the line's end.
 *
 * @example showDiagnostics('ab\ncd', [{ severity: 'info', code: 'x/y', message: 'm', start: 4, end: 5 }])
 * // [{ severity: 'info', code: 'x/y', message: 'm', line: 2, column: 2, endColumn: 3 }]
 */
export function showDiagnostics(text: string, diagnostics: readonly Diagnostic[]): ShownDiagnostic[] {
  const starts = lineStartsOf(text);
  return diagnostics.map(({ severity, code, message, hint, law, fixes, follows, start, end }) => {
    const { line, column } = positionAt(starts, start);
    const lineEnd = starts[line] ?? text.length + 1;
    return {
      severity,
      code,
      message: hint === undefined ? message : `${message}; ${hint}`,
      line,
      column,
      endColumn: column + Math.max(0, Math.min(end, lineEnd) - start),
      ...(law !== undefined && { law }),
      ...(fixes !== undefined && { fixes }),
      ...(follows !== undefined && { follows }),
    };
  });
}
