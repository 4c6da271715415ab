import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { Immer, freeze } from 'immer';
import type { Game } from './game.ts';
import { type Violation, isViolation } from './violation.ts';

export type Reducer<State, Action> = (state: Readonly<State>, action: Action) => Either<Violation, Readonly<State>>;

/**
 * A reducer over the game's plan and enact. The plan reads the plain state, since reading through a draft is two
 * hundred times slower; only `enact` sees a draft. With `freeze`, states are deeply frozen before and after, to catch a
 * plan that writes: for tests.
 *
 * It uses an immer instance of its own, so the embedding program keeps its settings.
 */
export function createReducer(
  options: { readonly freeze?: boolean } = {},
): <State extends object, Action, Plan extends object>(game: Game<State, Action, Plan>) => Reducer<State, Action> {
  const immer = new Immer({ autoFreeze: options.freeze ?? false });
  return <State extends object, Action, Plan extends object>(game: Game<State, Action, Plan>) =>
    (state: Readonly<State>, action: Action): Either<Violation, Readonly<State>> => {
      if (options.freeze) freeze(state, true);
      const plan = game.plan(state, action);
      if (isViolation(plan)) return left(plan);
      const next = immer.produce(state, (draft) => {
        game.enact(draft as State, plan);
      });
      return right(next);
    };
}

/**
 * The public reducer: pure, sharing unchanged parts. A refused action gives a Left and leaves the state untouched.
 *
 * @example pipe(reduce(toy)(state, { type: 'pass', seat: 0 }), map((next) => next.turn))
 */
export const reduce = createReducer();
