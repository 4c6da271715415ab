import type { Action, Table } from '@woodlog/core/root';
import type { Breach, Match, Stuck } from '@woodlog/core/root-law';
import type { Span } from '../../kernel/diagnostic.ts';
import type { Repair } from './entry.ts';

/** A line of a log with the table before it. */
export interface LogLine {
  readonly taker: string;
  readonly setup: boolean;
  /** Whether it is a setup line by the setup card (A.8). */
  readonly advanced: boolean;
  /** Whether it is checked against the pieces alone. */
  readonly anyway: boolean;
  /** The span of its label. */
  readonly label: Span;
  readonly before: Table;
  readonly actions: readonly Action[];
  readonly spans: readonly (Span | null)[];
  /** Whether it has unreadable actions or ledger errors. */
  readonly slips: boolean;
}

/** A line with the law's verdict. */
export interface Judged {
  readonly line: LogLine;
  /** The index of its entry. */
  readonly entry: number;
  /** The line of the file. */
  readonly at: number;
  match: Match | null;
  /** Where a quick check of an illegal line is stuck, once it is known. */
  stuck?: Stuck | null;
  /** How an illegal line may have been meant, by one slip of the pen that nothing else confirms. */
  instead?: readonly Repair[];
  /** What may be missing in an illegal line. */
  due?: readonly Repair[];
  /** What is still wrong in the line if it is read so. */
  left?: Match | null;
  /** Unwritten duties, which matter for lines up to the player's next one. */
  open: readonly Breach[];
  /** Duties that later lines show as done, and the last of these. */
  done: readonly Breach[];
  shownBy?: number;
}

/** What a verdict finds that is not allowed or not done. */
export const breachesOf = (match: Match | null | undefined): readonly Breach[] =>
  match?.verdict === 'illegal' ? match.breaches : [];

/** What a legal line does without saying so. */
export const alsoIn = (match: Match | null | undefined): readonly Action[] =>
  match?.verdict === 'legal' ? (match.also ?? []) : [];
