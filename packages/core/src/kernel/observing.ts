import type { Game } from './game.ts';
import { isViolation } from './violation.ts';

/**
 * The same rules, and somebody who is told of each action that they let pass, before it is carried out: so that the
 * action at which a game breaks down is known, too.
 *
 * @example simulate(telling(toy, (action) => log.push(action)), turnOf, state, answerer)
 */
export function observing<State extends object, Action, Plan extends object>(
  game: Game<State, Action, Plan>,
  onAction: (action: Action) => void,
): Game<State, Action, Plan> {
  return {
    ...game,
    plan(state, action) {
      const plan = game.plan(state, action);
      if (!isViolation(plan)) onAction(action);
      return plan;
    },
  };
}
