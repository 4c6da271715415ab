import { type Action, type KnightsQuestions, type State, nextTurn } from '@woodlog/core/fuzzy-knights';
import type { Table, Turn } from '@woodlog/core/kernel';

/** Phases in which no seat acts. */
const TABLE_PHASES: readonly string[] = ['drop', 'anchor', 'dawn'];

/** Tokens, anchor, daybreak. */
export function* ofTheTable(table: Table<State>): Turn<Action, KnightsQuestions> {
  while (TABLE_PHASES.includes(table.state.phase.name)) yield* nextTurn(table);
}

/** The table's actions, then the turn of one seat. */
export function* tableAndTurn(table: Table<State>): Turn<Action, KnightsQuestions> {
  yield* ofTheTable(table);
  if (table.state.phase.name !== 'over') yield* nextTurn(table);
}
