import type { Game } from './game.ts';
import { isViolation } from './violation.ts';

/**
 * The game with an observer that receives each action the rules accept before it is carried out, so even an action that
 * causes a crash is known.
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
