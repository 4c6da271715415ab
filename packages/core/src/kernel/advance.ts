import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Game } from './game.ts';
import { type Violation, type ViolationAt, isViolation } from './violation.ts';

/**
 * Applies one action in place, to a state that the caller owns. A refused action changes nothing. Simulations use it:
 * no copy, no wrapping.
 */
export function advance<State extends object, Action, Plan extends object>(
  game: Game<State, Action, Plan>,
  state: State,
  action: Action,
): Violation | null {
  const plan = game.plan(state, action);
  if (isViolation(plan)) return plan;
  game.enact(state, plan);
  return null;
}

/**
 * Applies actions in order to a copy of the state. Stops at the first refused action and says which one it is.
 *
 * @example reduceAll(toy)(state, [{ type: 'draw', seat: 0, card: 5 }, { type: 'bid', seat: 0, bid: 2 }])
 */
export function reduceAll<State extends object, Action, Plan extends object>(
  game: Game<State, Action, Plan>,
): (state: Readonly<State>, actions: readonly Action[]) => Either<ViolationAt, State> {
  return (state, actions) => {
    const owned = game.copy(state);
    for (const [index, action] of actions.entries()) {
      const refused = advance(game, owned, action);
      if (refused) return left({ ...refused, index });
    }
    return right(owned);
  };
}
