import type { Question } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import type { Players, Requests, RootQuestions, TurnState, WatchedBattle } from '@woodlog/core/root-law';
import type { Menu } from './menu.ts';
import type { LineRecorder } from './recorder.ts';
import type { WritingError } from './writing.ts';

/** A line at an open question. */
export interface OpenLine {
  readonly at: 'asked';
  readonly asked: Question<RootQuestions>;
  /** The cards of a draw that are named so far. */
  readonly drawn: readonly string[];
  /** The options of an open menu. */
  readonly menu: Menu | null;
  /** The battle in progress. */
  readonly battle: WatchedBattle | null;
  /** The step that asks. */
  readonly step: string;
  readonly players: Players;
  readonly table: Table;
  readonly now: TurnState;
  readonly record: LineRecorder;
  /** Puts the question to a player, with what its seat may know. */
  readonly asks: Requests;
}

export interface DoneLine {
  readonly at: 'done';
  /** It ended automatically after something written, not by a choice. */
  readonly waits?: boolean;
  readonly table: Table;
  readonly record: LineRecorder;
}

/** A line whose answers do not fit, or that the rules refuse. */
export interface RefusedLine extends WritingError {
  readonly at: 'refused';
  readonly record: LineRecorder;
}

export type LineRun = OpenLine | DoneLine | RefusedLine;

/** A point in a line. */
export interface Mark {
  readonly table: Table;
  readonly now: TurnState;
  /** The number of actions before it. */
  readonly actions: number;
}
