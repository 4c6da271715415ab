import type { Action, Table } from '@woodlog/core/root';
import type { Breach, Match } from '@woodlog/core/root-law';
import type { Span } from '../../kernel/diagnostic.ts';

/** A line of a log with the table before it. */
export interface LogLine {
  readonly taker: string;
  readonly setup: boolean;
  /** A setup line that is held to the setup card (A.8). */
  readonly advanced?: true;
  /** It is marked as held to the pieces alone. */
  readonly anyway?: true;
  /** Where it begins. */
  readonly label: Span;
  readonly before: Table;
  readonly actions: readonly Action[];
  readonly spans: readonly (Span | null)[];
  /** Whether an action could not be read, or the ledger found it wrong. */
  readonly slips: boolean;
}

/** A line with what the law says to it. */
export interface Judged {
  readonly line: LogLine;
  /** Its number among the lines that the audit goes through. */
  readonly entry: number;
  /** The line of the file. */
  readonly at: number;
  match: Match | null;
  /** What was due in it and is not written: of use for the lines after it until its player's next one. */
  open: readonly Breach[];
  /** What of that a later line has shown to have been done. */
  done: readonly Breach[];
}
