import type { ShownDiagnostic } from '../../kernel/diagnostic.ts';
import type { PlacedAction } from '../../kernel/placed.ts';
import type { Header, LogAction, Points, Score } from '../log.ts';

export type ActionJson = PlacedAction<LogAction>;

/** A move or, with `final`, a line of the final scoring. */
export interface TurnJson {
  readonly taker: string;
  readonly number?: number;
  readonly line?: number;
  readonly actions: readonly ActionJson[];
  readonly score?: Score;
  readonly final?: Points;
  readonly comment?: string;
}

/** A record as `woodlog parse --json` gives it and `woodlog print` takes it. */
export interface LogJson {
  readonly game: 'carcassonne';
  readonly header: Header;
  readonly turns: readonly TurnJson[];
  /** Letters of the players marked 1st. */
  readonly winners: readonly string[];
  readonly diagnostics: readonly ShownDiagnostic[];
}
