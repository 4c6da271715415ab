import type { Action, RuleSet } from '@woodlog/core/fuzzy-knights';

export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** The header before the first step. Defaults are those of the rules: one map, cards, no limit. */
export interface Header {
  readonly map?: readonly [width: number, height: number];
  readonly rules?: RuleSet;
  /** Days after which the game is a draw. */
  readonly days?: number;
  /** Counter-clockwise around the table. */
  readonly players: readonly Player[];
  /** Comments before the first step; printed before the title. */
  readonly comments?: readonly string[];
}

/** A line of steps. Its actions are the taker's; dropping tokens and Daybreak have no taker. */
export interface Turn {
  /** `P1`; empty for a line of the table. */
  readonly taker: string;
  readonly actions: readonly Action[];
  /** The comment on the line; later comment lines follow, each after a `\n`. */
  readonly comment?: string;
}

/** The meaning of a log, without its layout and unreadable parts. */
export interface Log {
  readonly game: 'fuzzy-knights';
  readonly header: Header;
  readonly turns: readonly Turn[];
  /** As in the result line: `P1`. */
  readonly winners: readonly string[];
  /** The result line says that nobody won. */
  readonly draw?: true;
  /** The comment on the result line and after it. */
  readonly comment?: string;
}

/** `P1` for seat 0. */
export function takerOf(seat: number): string {
  return `P${seat + 1}`;
}

/** The taker of an action: empty for the steps of the table. */
export function takerOfAction(action: Action): string {
  return 'seat' in action ? takerOf(action.seat) : '';
}
