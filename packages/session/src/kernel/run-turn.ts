import {
  type Accept,
  type Answerer,
  type Game,
  type Json,
  type Question,
  type Questions,
  type TurnOf,
  type Violation,
  fitAnswer,
  isViolation,
  start,
  violation,
} from '@woodlog/core/kernel';

/** A turn as far as its answers go. */
export type TurnRun<State, Action, Q extends Questions> = {
  readonly state: State;
  readonly actions: readonly Action[];
} & (
  | { readonly at: 'asked'; readonly asked: Question<Q> }
  | { readonly at: 'done' }
  | { readonly at: 'refused'; readonly violation: Violation }
);

/**
 * Runs a turn in place, with answers by chance and bots and then by the table. Questions with one option are not asked.
 */
export function runTurn<State extends object, Action, Plan extends object, Q extends Questions>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q>,
  state: State,
  answers: readonly Json[],
  others: Answerer<State, Q>,
  accept?: Accept<Q>,
): TurnRun<State, Action, Q> {
  const run = start(game, turnOf, state);
  const { actions } = run;
  let next = 0;
  let stop = run.proceed();
  while (stop.at === 'question') {
    const { question } = stop;
    const given = others(question, state);
    const options = 'options' in question ? (question.options as readonly unknown[] | undefined) : undefined;
    const only = options?.length === 1 ? options[0] : undefined;
    const answer = given ?? only ?? wrapped(question, answers[next]);
    if (answer === undefined) return { at: 'asked', asked: question, state, actions };
    if (given === undefined && only === undefined) next++;
    const fitted = fitAnswer(question, answer, accept);
    if (isViolation(fitted)) return { at: 'refused', violation: fitted, state, actions };
    stop = run.proceed(fitted.answer);
  }
  if (stop.at === 'refusal') return { at: 'refused', violation: stop.violation, state, actions };
  if (next === answers.length) return { at: 'done', state, actions };
  return { at: 'refused', violation: violation('answer/left-over', 'the turn is over'), state, actions };
}

/** A draw is answered one card at a time. */
const wrapped = ({ kind }: { readonly kind: string }, answer: Json | undefined): unknown =>
  kind === 'draw' && answer !== undefined ? [answer] : answer;
