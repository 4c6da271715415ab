import { type Diagnostic, type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import type { Problem } from './replay.ts';

const inside = ({ start }: Diagnostic, span: Span): boolean => start >= span.start && start <= span.end;

/** The diagnostics of a log, to be distributed over its places. */
export interface Problems {
  /** The remaining ones within a span. */
  take(span: Span): readonly Problem[];
  takeRest(): readonly Problem[];
}

export function problemsOf(diagnostics: readonly Diagnostic[]): Problems {
  let left = [...diagnostics];
  const takeWhere = (wanted: (diagnostic: Diagnostic) => boolean): readonly Problem[] => {
    const taken = left.filter(wanted);
    if (taken.length > 0) left = left.filter((diagnostic) => !taken.includes(diagnostic));
    return taken.map(({ severity, message, hint, law }) => ({
      severity,
      message: `${message}${hint === undefined ? '' : `; ${hint}`}${law === undefined ? '' : ` (${law})`}`,
    }));
  };
  return {
    take: (span) => takeWhere((diagnostic) => inside(diagnostic, span)),
    takeRest: () => takeWhere(() => true),
  };
}

/** Finds the line of the file on which a span starts, from 1. */
export function lineCounter(text: string): (span: Span) => number {
  const starts = lineStartsOf(text);
  return ({ start }) => positionAt(starts, start).line;
}
