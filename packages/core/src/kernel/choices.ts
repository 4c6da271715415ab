import type { Answerer } from './answer.ts';
import { canonicalJson } from './fingerprint.ts';
import type { Json } from './json.ts';
import type { Questions } from './question.ts';

/** What a seat chose where it had a choice, as data. */
export interface Choice {
  readonly seat: number;
  /** The section that has this asked. */
  readonly section: string;
  /** At least two. */
  readonly options: readonly unknown[];
  /** The place of the option that was taken. */
  readonly choice: number;
  /** What the player said that its choice is worth; null if it said nothing. */
  readonly value: number | null;
}

/**
 * Follows what is chosen in a game. A player tells the value of its choice by `tellValue`, which its request carries.
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

  /** The same answerer, whose choices are told; a question with a single option is none. */
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

/** The place of an answer among the options: the option itself, or one that says the same. */
function placeOf(options: readonly unknown[], answer: unknown): number {
  const place = options.indexOf(answer);
  if (place >= 0 || typeof answer !== 'object') return place;
  const text = canonicalJson(answer as Json);
  return options.findIndex((option) => canonicalJson(option as Json) === text);
}
