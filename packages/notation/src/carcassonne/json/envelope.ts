import type { ShownDiagnostic } from '../../kernel/diagnostic.ts';
import type { PlacedAction } from '../../kernel/placed.ts';
import type { Log, LogAction, Points, Turn } from '../log.ts';

export type ActionJson = PlacedAction<LogAction>;

/** A move or, with `final`, a line of the final scoring. */
export interface TurnJson extends Omit<Turn, 'number' | 'actions'> {
  readonly number?: number;
  readonly line?: number;
  readonly actions: readonly ActionJson[];
  readonly final?: Points;
}

/** A record as `woodlog parse --json` gives it and `woodlog print` takes it. */
export interface LogJson extends Pick<Log, 'game' | 'header'> {
  readonly turns: readonly TurnJson[];
  /** Letters of the players marked 1st. */
  readonly winners: readonly string[];
  readonly diagnostics: readonly ShownDiagnostic[];
}
