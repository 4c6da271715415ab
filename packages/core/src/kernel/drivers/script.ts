import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Accept } from '../answer.ts';
import type { Game } from '../game.ts';
import type { Questions } from '../question.ts';
import type { TurnOf } from '../turn.ts';
import { type ViolationAt, violation } from '../violation.ts';
import { type Done, resume } from './person.ts';

/**
 * Plays a turn, on a copy of the state, with a list of answers: for tests and `--answers`. A missing answer, one that
 * does not fit, or an extra one is a violation.
 *
 * @example script(toy, turnOf, state, [[7], 'raise', 3])
 */
export function script<State extends object, Action, Plan extends object, Q extends Questions, Result>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q, Result>,
  state: Readonly<State>,
  answers: readonly unknown[],
  accept?: Accept<Q>,
): Either<ViolationAt, Done<State, Action, Result>> {
  const outcome = resume(game, turnOf, state, accept ? { answers, accept } : { answers });
  if (isLeft(outcome)) return outcome;
  if ('done' in outcome.right) return right(outcome.right);
  const { pending, actions } = outcome.right;
  const message = `${pending.prompt ?? pending.kind}: the script has no answer ${answers.length + 1}`;
  return left({ ...violation('answer/missing', message, { law: pending.law }), index: actions.length });
}
