import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Violation, violation } from '@woodlog/core/kernel';

/** How long a bot may think about one move: a number of playouts, or a number of milliseconds. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

/** Playouts for each move if the setup names no budget. */
const PLAYOUTS = 300;
const MOST_PLAYOUTS = 1_000_000;

/**
 * The budget that a setup gives its bots: `budget` among its options, as a number of playouts for each move or a time
 * such as `200ms` or `2s`. A time needs a clock, and the game can then not be reproduced.
 */
export function budgetOf({ options = {} }: Pick<GameSetup, 'options'>, now?: () => number): Either<Violation, Budget> {
  const { budget = PLAYOUTS } = options;
  if (typeof budget === 'number' && Number.isInteger(budget) && budget > 0 && budget <= MOST_PLAYOUTS)
    return right({ playouts: budget });
  const [, time, unit] = (typeof budget === 'string' && /^([1-9]\d{0,5})(ms|s)$/.exec(budget)) || [];
  if (time === undefined || now === undefined) {
    const expected = now === undefined ? 'a number of playouts' : 'a number of playouts or a time such as 200ms';
    return left(violation('setup/budget', `expected ${expected} as the budget of bots, got ${JSON.stringify(budget)}`));
  }
  return right({ milliseconds: Number(time) * (unit === 's' ? 1000 : 1), now });
}

/** Says when a round of sweeps over all moves has used its share of the budget. Every round has at least one sweep. */
export function clockOf(budget: Budget, rounds: number): (round: number, sweep: number, moves: number) => boolean {
  if ('playouts' in budget) {
    return (_round, sweep, moves) => sweep > 0 && (sweep + 1) * moves > budget.playouts / rounds;
  }
  const start = budget.now();
  return (round, sweep) => sweep > 0 && budget.now() - start >= (budget.milliseconds * (round + 1)) / rounds;
}
