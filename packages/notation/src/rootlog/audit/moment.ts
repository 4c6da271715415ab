import type { Table } from '@woodlog/core/root';
import type { Slips } from '../replay/slips.ts';
import type { Entry } from './entry.ts';
import type { Judged } from './log-line.ts';

/** What is known of the lines so far. */
export interface Known {
  readonly judged: Judged[];
  /** Lines, by entry, that may only follow from another, unexplained one. */
  readonly follows: Map<number, number>;
  /** Lines above which one is missing, with its player. */
  readonly missing: Map<number, string>;
  /** Lines that no repair explains, and that are not merely illegal. */
  readonly unexplained: number[];
  /** How often each line was looked back from. */
  readonly tries: Map<number, number>;
  /** Lines in trouble that no repair explains. */
  readonly left: number;
}

/** The state on reaching a line. */
export interface Moment extends Known {
  readonly table: Table;
  readonly slips: Slips;
  /** Lines that are read otherwise than written. */
  readonly changed: readonly (readonly [number, Entry])[];
  /** The last line that this depends on. */
  readonly reached: number;
}

export const copyKnown = ({ judged, follows, missing, unexplained, tries, left }: Known): Known => ({
  judged: [...judged],
  follows: new Map(follows),
  missing: new Map(missing),
  unexplained: [...unexplained],
  tries: new Map(tries),
  left,
});
