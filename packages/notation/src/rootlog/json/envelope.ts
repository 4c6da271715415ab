import type { Action } from '@woodlog/core/root';
import type { ShownDiagnostic } from '../../kernel/diagnostic.ts';
import type { PlacedAction } from '../../kernel/placed.ts';
import type { Log, Turn } from '../log.ts';

export type ActionJson = PlacedAction<Action>;

/** A line of a player; setup lines are turns. */
export interface TurnJson extends Omit<Turn, 'actions'> {
  readonly line?: number;
  readonly actions: readonly ActionJson[];
}

/** A log as `woodlog parse --json` gives it and `woodlog print` takes it. */
export interface LogJson extends Omit<Log, 'turns'> {
  readonly turns: readonly TurnJson[];
  readonly diagnostics: readonly ShownDiagnostic[];
}
