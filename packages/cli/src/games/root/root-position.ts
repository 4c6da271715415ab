import type { SeatSetup } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';

/** Whose line comes next, and whether it is a setup line. */
export interface LineToPlay {
  readonly seat: SeatSetup;
  readonly letter: string;
  readonly setup: boolean;
}

export interface RootPosition {
  readonly text: string;
  readonly table: Readonly<Table>;
  /** Lines so far; each line of a seed has chance of its own. */
  readonly line: number;
  readonly next: LineToPlay;
  /** Whether a blank line comes before it: before setup and each round. */
  readonly opens: boolean;
}
