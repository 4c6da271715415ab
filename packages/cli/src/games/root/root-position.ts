import type { SeatSetup } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';

/** A line to be played: whose, and whether it is a setup line. */
export interface LineToPlay {
  readonly seat: SeatSetup;
  readonly letter: string;
  readonly setup: boolean;
}

/** A table to play on from. */
export interface RootPosition {
  readonly text: string;
  readonly table: Readonly<Table>;
  /** Lines so far; a seed gives other cards and dice to each. */
  readonly line: number;
  readonly next: LineToPlay;
  /** Whether a blank line stands before the line: setup and each round begin with one. */
  readonly opens: boolean;
}
