import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Accept, type Answerer, fitAnswer } from '../answer.ts';
import type { Game } from '../game.ts';
import type { Answer, Question, Questions } from '../question.ts';
import type { TurnOf } from '../turn.ts';
import { type Violation, type ViolationAt, isViolation, violation } from '../violation.ts';
import { start } from './run.ts';

/** A turn that waits for a person. Resume it with `answers` followed by the person's answer. */
export interface Pending<Action, Q extends Questions> {
  readonly pending: Question<Q>;
  /** All answers so far, including those of chance. */
  readonly answers: readonly unknown[];
  readonly actions: readonly Action[];
}

/** A finished turn. */
export interface Done<State, Action, Result> {
  readonly done: true;
  readonly answers: readonly unknown[];
  readonly actions: readonly Action[];
  /** The table after the turn, owned by the caller. */
  readonly state: State;
  readonly result: Result;
}

export interface PersonOptions<State, Q extends Questions> {
  /** Answers so far, as `Pending` gave them, with the new one at the end. */
  readonly answers?: readonly unknown[];
  /**
   * A person's answer in the form that the question wants, such as a card's printed name turned into the game's own
   * spelling.
   */
  readonly read?: (question: Question<Q>, answer: unknown) => unknown;
  /**
   * Makes the answerer for questions that the person is not asked. Every run makes a new one and puts all questions to
   * it, even answered ones, so that its streams are in the same state however often the turn is resumed.
   */
  readonly chance?: () => Answerer<State, Q>;
  readonly accept?: Accept<Q>;
  /**
   * The answer to a question with a single possible answer: it need not be given, and is then not among the answers.
   */
  readonly only?: (question: Question<Q>) => Answer<Q> | undefined;
}

/**
 * Runs a turn as far as the answers go, on a copy of the state. To resume a turn, call it again with one more answer.
 * An extra answer is a violation, as is one that does not fit; its `index` is that of the action that would have come
 * next.
 */
export function resume<State extends object, Action, Plan extends object, Q extends Questions, Result>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q, Result>,
  state: Readonly<State>,
  options: PersonOptions<State, Q> = {},
): Either<ViolationAt, Pending<Action, Q> | Done<State, Action, Result>> {
  const owned = game.copy(state);
  const run = start(game, turnOf, owned);
  const given = options.answers ?? [];
  const answerer = options.chance?.();
  const answers: unknown[] = [];
  const at = (refused: Violation) => left({ ...refused, index: run.actions.length });

  let stop = run.proceed();
  while (stop.at === 'question') {
    const { question } = stop;
    const ofChance = answerer?.(question, owned);
    const isGiven = answers.length < given.length;
    const answer = !isGiven ? ofChance : (options.read?.(question, given[answers.length]) ?? given[answers.length]);
    const only = ofChance === undefined ? options.only?.(question) : undefined;
    if (only !== undefined && JSON.stringify(answer) !== JSON.stringify(only)) {
      stop = run.proceed(only);
      continue;
    }
    if (answer === undefined && answers.length >= given.length) {
      return right({ pending: question, answers, actions: run.actions });
    }
    const fitted = fitAnswer(question, answer, options.accept);
    if (isViolation(fitted)) return at({ ...fitted, message: `answer ${answers.length + 1}: ${fitted.message}` });
    answers.push(answer);
    stop = run.proceed(fitted.answer);
  }
  if (stop.at === 'refusal') return left(stop.violation);
  if (answers.length < given.length) {
    const over = given.length - answers.length;
    return at(violation('answer/left-over', `the turn is over and ${over} of ${given.length} answers are left`));
  }
  return right({ done: true, answers, actions: run.actions, state: owned, result: stop.result });
}

/**
 * Runs a turn to its end and asks a person for missing answers. An answer that does not fit is asked for again, with
 * the error; `undefined` stops the turn, which is then pending.
 */
export async function askPerson<State extends object, Action, Plan extends object, Q extends Questions, Result>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q, Result>,
  state: Readonly<State>,
  reply: (question: Question<Q>, refused: Violation | null) => Promise<unknown>,
  options: PersonOptions<State, Q> = {},
): Promise<Either<ViolationAt, Pending<Action, Q> | Done<State, Action, Result>>> {
  let answers = options.answers ?? [];
  for (;;) {
    const outcome = resume(game, turnOf, state, { ...options, answers });
    if (isLeft(outcome) || 'done' in outcome.right) return outcome;
    const { pending } = outcome.right;
    let refused: Violation | null = null;
    do {
      const answer = await reply(pending, refused);
      if (answer === undefined) return outcome;
      const fitted = fitAnswer(pending, answer, options.accept);
      refused = isViolation(fitted) ? fitted : null;
      if (!refused) answers = [...outcome.right.answers, answer];
    } while (refused);
  }
}
