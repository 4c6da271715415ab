import type { Table as Handle, TurnOf } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { type Players, contextOf } from '../law/context.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Table } from '../table/table.ts';
import { hirelingLawOf } from './laws.ts';

/**
 * Sets up the hirelings before the first line, one by one, the last person first (A.6.3, D147).
 *
 * @example simulate(root, hirelingSetup(players), table, answerer)
 */
export function hirelingSetup(players: Players): TurnOf<Table, Action, RootQuestions> {
  return function* (table: Handle<Table>) {
    const { hirelings } = players;
    const seats = players.seats.filter(({ bot }) => !bot);
    for (const [index, hireling] of hirelings.entries()) {
      const by = seats[(seats.length * hirelings.length - 1 - index) % seats.length];
      if (by === undefined) continue;
      const ctx = contextOf(players, table, by);
      const { law, setUp } = hirelingLawOf(ctx, hireling);
      if (setUp === undefined) continue;
      ctx.cite('A.6.3');
      ctx.cite(law);
      yield* setUp(ctx, hireling, by);
    }
  };
}
