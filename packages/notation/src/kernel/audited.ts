import type { Diagnostic } from './diagnostic.ts';

/** What the law says to a line of a log. */
export interface AuditedLine {
  readonly line: number;
  readonly taker: string;
  readonly verdict: 'legal' | 'legal-if' | 'illegal' | 'slip' | 'undecided';
  readonly law?: string;
  readonly because?: string;
}

/** What the law says to a log. */
export interface Audit {
  readonly diagnostics: readonly Diagnostic[];
  /** All diagnostics of the log, out of those of its reading and its pieces: what only follows from a slip is left out. */
  readonly revise?: (read: readonly Diagnostic[]) => readonly Diagnostic[];
  readonly lines: readonly AuditedLine[];
}
