import type { Violation } from '@woodlog/core/kernel';
import type { Diagnostic, Span } from '@woodlog/notation/kernel';
import type { Problem } from './film.ts';

const inside = ({ start }: Diagnostic, span: Span): boolean => start >= span.start && start <= span.end;

/** What the reader has to say, to be handed out to the places that it is about. */
export interface Complaints {
  /** Those within a span that nobody has taken yet. */
  take(span: Span): readonly Problem[];
  /** Those that are left. */
  takeRest(): readonly Problem[];
}

export function complaintsOf(diagnostics: readonly Diagnostic[]): Complaints {
  let left = [...diagnostics];
  const takeWhere = (wanted: (diagnostic: Diagnostic) => boolean): readonly Problem[] => {
    const taken = left.filter(wanted);
    if (taken.length > 0) left = left.filter((diagnostic) => !taken.includes(diagnostic));
    return taken.map(({ severity, message, hint }) => ({
      severity,
      message: hint === undefined ? message : `${message}; ${hint}`,
    }));
  };
  return {
    take: (span) => takeWhere((diagnostic) => inside(diagnostic, span)),
    takeRest: () => takeWhere(() => true),
  };
}

/** What the rules have to say to an action. */
export const problemOf = ({ message, law }: Violation): Problem => ({
  severity: 'error',
  message: law === undefined ? message : `${message} (${law})`,
});
