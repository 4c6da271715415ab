import type { Answer, AnswerTo, Question, Questions } from './question.ts';

/** What a turn yields: an action for the table, or a question for whoever answers. */
export type Step<Action, Q extends Questions> = { readonly act: Action } | { readonly ask: Question<Q> };

/**
 * A turn, or a part of one: a generator of steps. Join parts with `yield*`. `Q` is the game's question types, `Result`
 * what the part returns.
 */
export type Turn<Action, Q extends Questions, Result = void> = Generator<
  Step<Action, Q>,
  Result,
  Answer<Q> | undefined
>;

/** The table as a turn sees it. `state` is always current, so read it again after every `yield*`. */
export interface Table<State> {
  readonly state: Readonly<State>;
}

/** Starts a turn at a table. The same answers give the same turn. */
export type TurnOf<State, Action, Q extends Questions, Result = void> = (
  table: Table<State>,
) => Turn<Action, Q, Result>;

/**
 * Puts an action to the table. When the turn continues, the table has applied it.
 *
 * @example yield* act({ type: 'bid', seat, bid: 3 })
 */
export function* act<Action>(action: Action): Generator<{ readonly act: Action }, void, unknown> {
  yield { act: action };
}

/**
 * Makes a game's `ask`, which puts a question and returns the answer with the matching type: one of the options, a list
 * of cards, a list of faces. Drivers check the answer first.
 *
 * @example
 * const ask = asking<ToyQuestions>();
 * const [card] = yield* ask({ kind: 'draw', law: 'T.1', from: 'deck', count: 1 });
 */
export function asking<Q extends Questions>() {
  return function* ask<const Asking extends Question<Q>>(
    question: Asking,
  ): Generator<{ readonly ask: Asking }, AnswerTo<Q, Asking>, unknown> {
    return (yield { ask: question }) as AnswerTo<Q, Asking>;
  };
}
