import type { Answerer } from './answer.ts';
import { isSameJson } from './json.ts';
import type { Questions } from './question.ts';

/** A choice that a seat made, as data. */
export interface Choice {
  readonly seat: number;
  /** The section that asks for it. */
  readonly section: string;
  /** At least two. */
  readonly options: readonly unknown[];
  /** The index of the chosen option. */
  readonly choice: number;
  /** The player's own value of the choice; null if it gave none. */
  readonly value: number | null;
}

/**
 * Records the choices in a game. A player reports the value of its choice with `tellValue`, which its request carries.
 *
 * @example
 * const choices = new Choices<State, MyQuestions>((choice, state) => rows.push({ day: state.day, ...choice }));
 * simulate(game, wholeGame, table, choices.following(answerer));
 */
export class Choices<State, Q extends Questions> {
  private value: number | null = null;
  private readonly onChoice: (choice: Choice, state: Readonly<State>) => void;

  constructor(onChoice: (choice: Choice, state: Readonly<State>) => void) {
    this.onChoice = onChoice;
  }

  readonly tellValue = (value: number): void => {
    this.value = value;
  };

  /** Wraps an answerer to record its choices; a question with a single option is not one. */
  following(answerer: Answerer<State, Q>): Answerer<State, Q> {
    return (question, state) => {
      this.value = null;
      const answer = answerer(question, state);
      if (question.kind !== 'choose' || answer === undefined) return answer;
      const { seat, law, options = [] } = question;
      const choice = placeOf(options, answer);
      if (options.length > 1 && choice >= 0)
        this.onChoice({ seat, section: law, options, choice, value: this.value }, state);
      return answer;
    };
  }
}

/** The index of an answer among the options: the option itself, or an equal one. */
function placeOf(options: readonly unknown[], answer: unknown): number {
  const place = options.indexOf(answer);
  if (place >= 0 || typeof answer !== 'object') return place;
  return options.findIndex((option) => isSameJson(option, answer));
}
