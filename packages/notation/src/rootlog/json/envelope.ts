import type { Action } from '@woodlog/core/root';
import type { ShownDiagnostic } from '../../kernel/diagnostic.ts';
import type { PlacedAction } from '../../kernel/placed.ts';
import type { Header } from '../log.ts';

export type ActionJson = PlacedAction<Action>;

/** A line of a player; setup lines are turns. */
export interface TurnJson {
  readonly taker: string;
  readonly line?: number;
  readonly setup?: true;
  readonly actions: readonly ActionJson[];
  readonly comment?: string;
}

/** A log as `woodlog parse --json` gives it and `woodlog print` takes it. */
export interface LogJson {
  readonly game: 'root';
  readonly header: Header;
  readonly turns: readonly TurnJson[];
  readonly winners: readonly string[];
  readonly comment?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}
