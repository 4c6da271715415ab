import type { Diagnostic } from './diagnostic.ts';

/** The law's verdict on a line of a log. */
export interface AuditedLine {
  readonly line: number;
  readonly taker: string;
  readonly verdict: 'legal' | 'legal-if' | 'illegal' | 'slip' | 'undecided';
  readonly law?: string;
  readonly because?: string;
}

/** The law's verdicts on a log. */
export interface Audit {
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Returns the final diagnostics, given those of reading and pieces: leaves out those that only follow from a mistake.
   */
  readonly revise?: (read: readonly Diagnostic[]) => readonly Diagnostic[];
  readonly lines: readonly AuditedLine[];
}

/** The report on one line: its verdict, if it is a player's, and all its diagnostics. */
export interface LineReport {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly verdict: AuditedLine | null;
  readonly diagnostics: readonly Diagnostic[];
}
