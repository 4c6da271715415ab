// The ledger over the actions of real games: in place, purely, by the turn; copies of a table; the law's questions.
import { createReducer, reduceAll } from '@woodlog/core/kernel';
import { type Action, CLEARINGS, copyTable, enact, planLeniently, root, type Table } from '@woodlog/core/root';
import { ruler } from '@woodlog/core/root-law';
import { produce } from 'immer';
import { compare, measure } from '../../../bench/compare.ts';
import { type BenchGame, benchGame, benchLogs } from './corpus.ts';

const games = benchLogs().map(benchGame);
const operations = games.reduce((sum, { actions }) => sum + actions.length, 0);
const lines = games.reduce((sum, game) => sum + game.lines.length, 0);
console.error(`${games.length} logs, ${lines} lines, ${operations} actions with starts and ends of lines`);

/** Plan and enact on a table of our own; its copy, one a game, is in the figure. */
function inPlace(): Table[] {
  return games.map(({ opening, actions }) => {
    const table = copyTable(opening);
    for (const action of actions) enact(table, planLeniently(table, action));
    return table;
  });
}
measure('plan and enact in place, an action', inPlace, { operations });

/** What the ledger accepts without suspense, for the reducers, which are strict. */
function accepted({ opening, lines }: BenchGame): Action[][] {
  const table = copyTable(opening);
  return lines.map((line) =>
    line.filter((action) => {
      const plan = planLeniently(table, action);
      if (plan.slips.length > 0) return false;
      enact(table, plan);
      return true;
    }),
  );
}
const strict = games.map((game) => ({ opening: game.opening, lines: accepted(game) }));
const strictOperations = strict.flatMap((game) => game.lines.flat()).length;

const reduce = createReducer()(root);
const pure = (): unknown[] =>
  strict.map(({ opening, lines }) => {
    let table: Readonly<Table> = opening;
    for (const action of lines.flat()) {
      const next = reduce(table, action);
      if (next._tag === 'Left') throw new Error(next.left.message);
      table = next.right;
    }
    return table;
  });

/** The same postings by immer's own produce, with nothing planned: plans made beforehand. */
const plans = strict.map(({ opening, lines }) => {
  const table = copyTable(opening);
  return lines.flat().map((action) => {
    const plan = planLeniently(table, action);
    enact(table, plan);
    return plan;
  });
});
const produced = (): unknown[] =>
  strict.map(({ opening }, i) => {
    let table: Table = opening;
    for (const plan of plans[i]!) table = produce(table, (draft: Table) => enact(draft, plan));
    return table;
  });
compare('reduce, an action', pure, produced, {
  peerName: "immer's produce of the same postings",
  operations: strictOperations,
  seconds: 4,
});

const byTurn = (): unknown[] =>
  strict.map(({ opening, lines }) => {
    let table = opening;
    for (const line of lines) {
      const next = reduceAll(root)(table, line);
      if (next._tag === 'Left') throw new Error(next.left.message);
      table = next.right;
    }
    return table;
  });
compare('reduceAll by turn, an action', byTurn, pure, { peerName: 'reduce', operations: strictOperations, seconds: 4 });

const ends = inPlace();
measure('copy of a four-seat table', () => ends.map(copyTable), { operations: ends.length });
measure('who rules, twelve clearings', () => ends.map((table) => CLEARINGS.map((c) => ruler(table, c))), {
  operations: ends.length,
});
