import { advance } from '../advance.ts';
import type { Game } from '../game.ts';
import type { Answer, Question, Questions } from '../question.ts';
import type { TurnOf } from '../turn.ts';
import type { ViolationAt } from '../violation.ts';

/** Why a turn stops: it asks, it is over, or one of its actions was refused. */
export type Stop<Q extends Questions, Result> =
  | { readonly at: 'question'; readonly question: Question<Q> }
  | { readonly at: 'end'; readonly result: Result }
  | { readonly at: 'refusal'; readonly violation: ViolationAt };

/** A turn under way. All drivers are loops around `proceed`. */
export interface Run<Action, Q extends Questions, Result> {
  /** The actions so far; they are already applied to the table. */
  readonly actions: readonly Action[];
  /** Runs to the next stop. Takes the answer to the current question, already checked. */
  proceed(answer?: Answer<Q>): Stop<Q, Result>;
}

/** Starts a turn on a state that the caller owns; its actions are applied in place. */
export function start<State extends object, Action, Plan extends object, Q extends Questions, Result>(
  game: Game<State, Action, Plan>,
  turnOf: TurnOf<State, Action, Q, Result>,
  state: State,
): Run<Action, Q, Result> {
  const actions: Action[] = [];
  const turn = turnOf({ state });
  return {
    actions,
    proceed(answer) {
      let next = turn.next(answer);
      while (!next.done) {
        const step = next.value;
        if ('ask' in step) return { at: 'question', question: step.ask };
        const refused = advance(game, state, step.act);
        if (refused) return { at: 'refusal', violation: { ...refused, index: actions.length } };
        actions.push(step.act);
        next = turn.next();
      }
      return { at: 'end', result: next.value };
    },
  };
}
