import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Accept, type Answerer, fitAnswer } from '../answer.ts';
import type { Game } from '../game.ts';
import type { Answer, Question, Questions } from '../question.ts';
import type { Streams } from '../seed.ts';
import type { TurnOf } from '../turn.ts';
import { type ViolationAt, isViolation } from '../violation.ts';
import { start } from './run.ts';

/** A turn played to its end. */
export interface Played<Action, Result> {
  readonly actions: readonly Action[];
  readonly result: Result;
}

/**
 * Plays a turn in place, on a state that the caller owns. A violation names the refused action, or the one that would
 * have come next if an answer did not fit; earlier actions stay applied.
 *
 * @example simulate(toy, turnOf, state, firstOf(chance(streams, deal), puppet(streams)))
 */
export function simulate<State extends object, Action, Plan extends object, Q extends Questions, Result>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q, Result>,
  state: State,
  answerer: Answerer<State, Q>,
  accept?: Accept<Q>,
): Either<ViolationAt, Played<Action, Result>> {
  const run = start(game, turnOf, state);
  let stop = run.proceed();
  while (stop.at === 'question') {
    const fitted = fitAnswer(stop.question, answerer(stop.question, state), accept);
    if (isViolation(fitted)) return left({ ...fitted, index: run.actions.length });
    stop = run.proceed(fitted.answer);
  }
  if (stop.at === 'refusal') return left(stop.violation);
  return right({ actions: run.actions, result: stop.result });
}

/** Deals cards: knows the order of the piles, which the table does not. */
export type Deal<State, Q extends Questions> = (
  question: Question<Q, 'draw'>,
  state: Readonly<State>,
) => Answer<Q, 'draw'>;

/** Answers what chance decides: draws by `deal`, rolls and picks from their streams. */
export function chance<State, Q extends Questions>(streams: Streams, deal: Deal<State, Q>): Answerer<State, Q> {
  return (question, state) => {
    switch (question.kind) {
      case 'draw':
        return deal(question, state);
      case 'roll': {
        const faces: number[] = [];
        for (let die = 0; die < question.dice; die++) faces.push(streams.dice.pick(question.faces));
        return faces;
      }
      case 'pick':
        return streams.picks.pick<Answer<Q, 'pick'>>(question.options);
      case 'choose':
        return undefined;
    }
  };
}

/** Stands in for people: takes any option with equal probability. */
export function puppet<State, Q extends Questions>(streams: Streams): Answerer<State, Q> {
  return (question) => {
    if (question.kind !== 'choose' || question.options === undefined) return undefined;
    return streams.bots.pick<Answer<Q, 'choose'>>(question.options);
  };
}
