import type { Violation } from '@woodlog/core/kernel';
import { lineStartsOf, positionAt } from './positions.ts';

/** `error`: unreadable. `warning`: readable but doubtful. `info`: read as meant, but usually written differently. */
export type Severity = 'error' | 'warning' | 'info';

/** A piece of a text, by offsets in UTF-16 units: from `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a span has all of another. */
export const contains = (whole: Span, part: Span): boolean => whole.start <= part.start && part.end <= whole.end;

/** Returns the text of a span. */
export const textAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Replaces a piece of a text. Equal offsets insert; an empty text deletes. */
export interface Edit extends Span {
  readonly text: string;
}

/** A change of the text that removes a diagnostic. */
export interface Fix {
  /** What it does, as an imperative: ``write `b_r->5` ``. */
  readonly title: string;
  /** Nothing else can have been meant, so a program may apply it without asking. */
  readonly certain: boolean;
  /** In the order of the text, without overlaps. */
  readonly edits: readonly Edit[];
}

/** A message about a place in a text. */
export interface Diagnostic extends Span {
  readonly severity: Severity;
  /** A stable code, `notation/reason`: `rootlog/unknown-card`. Programs may test it; messages may change. */
  readonly code: string;
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** What the marked text may have meant, if the hint names it. */
  readonly meant?: string;
  /** The section of the law behind a diagnostic. */
  readonly law?: string;
  /** Changes that remove it, best first; at most three. */
  readonly fixes?: readonly Fix[];
  /** Lines, from 1, that are wrong only because of it; they have no diagnostic of their own. */
  readonly follows?: readonly number[];
}

/** Orders by start. */
export const byPlace = (a: Span, b: Span): number => a.start - b.start;

/** Diagnostics in the order of the text, without duplicates at one place. */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<string>();
  return [...diagnostics].sort(byPlace).filter(({ start, end, code, message }) => {
    const key = `${start} ${end} ${code} ${message}`;
    const again = said.has(key);
    said.add(key);
    return !again;
  });
}

/** A refused rule as an error at its place in the text, or at the beginning if it has none. */
export function errorAt({ violation: code, message, law }: Violation, span: Span | null): Diagnostic {
  const { start, end } = span ?? { start: 0, end: 0 };
  return { severity: 'error', code, message, start, end, ...(law !== undefined && { law }) };
}

/**
 * A diagnostic with line and columns from 1, in UTF-16 units; `endColumn` is the first after it. The edits of its fixes
 * stay offsets into the whole text.
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
 * Adds lines and columns, and joins hints to their messages. A span beyond its line is cut at the line's end.
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
