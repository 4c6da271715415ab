import { type CarcassonneState, carcassonne } from '@woodlog/core/carcassonne';
import { advance } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { type Decision, evaluationBot, greedyBot, randomBot } from '../../src/carcassonne/index.ts';
import { type Evaluator, evaluatorOf, lead } from '../../src/carcassonne/evaluation.ts';
import { judge } from '../../src/carcassonne/judge.ts';
import { trialsOn } from '../../src/carcassonne/trial.ts';
import { decisionsOf, playMatch } from './match.ts';

/** The table after a move, by the plain way. */
const after = ({ state }: Decision, move: Decision['options'][number]): CarcassonneState => {
  const table = carcassonne.copy(state);
  advance(carcassonne, table, move);
  return table;
};

const decisions = [
  ...decisionsOf([evaluationBot, evaluationBot], 'judge', 0),
  ...decisionsOf([randomBot, evaluationBot, greedyBot], 'judge', 1),
  ...decisionsOf([evaluationBot, randomBot], 'judge', 2, { expansions: ['river', 'inns'] }),
  ...decisionsOf([greedyBot, evaluationBot], 'judge', 3, { expansions: ['river', 'inns', 'traders', 'abbot'] }),
];

describe('a trial', () => {
  test('gives the table that the move leads to, whatever was tried before', () => {
    for (const decision of decisions.filter((_, index) => index % 3 === 0)) {
      const attempt = trialsOn(decision.state);
      for (const move of decision.options) {
        const { grid, ...table } = attempt(move);
        const { grid: plain, ...rest } = after(decision, move);
        expect(table).toEqual(rest);
        expect(grid.squares.filter((value) => value !== 0)).toEqual(plain.squares.filter((value) => value !== 0));
      }
    }
  });
});

describe('the evaluation', () => {
  test('of a move is that of the table after it', () => {
    for (const decision of decisions) {
      const values = judge(decision.state, decision.options);
      let evaluator: Evaluator | undefined;
      const far = decision.options.filter((move, i) => {
        const table = after(decision, move);
        // The same tiles are left after each move. It was given no table to remember.
        evaluator ??= evaluatorOf(table);
        return !(Math.abs((values[i] ?? Number.NaN) - lead(evaluator.expectations(table), move.seat)) < 5e-10);
      });
      expect(far).toEqual([]);
    }
  });

  test('leaves the table alone', () => {
    for (const { state, options } of decisions) {
      const before = carcassonne.copy(state);
      judge(state, options);
      expect(state).toEqual(before);
    }
  });

  test('plays far better than greedy, in no time', () => {
    const { low, margin } = playMatch(evaluationBot, greedyBot, 15, 'evaluation');
    expect(low).toBeGreaterThan(0.8);
    expect(margin).toBeGreaterThan(40);
  });
});
