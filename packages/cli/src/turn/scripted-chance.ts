import {
  type Accept,
  type Answer,
  type Answerer,
  type Question,
  type Questions,
  type Violation,
  fitAnswer,
  isViolation,
  violation,
} from '@woodlog/core/kernel';
import type { TurnRequest } from './turn-adapter.ts';

/** What a game knows about given cards. */
export interface Pile<State, Q extends Questions> {
  /** The pile that `draw` gives cards of. */
  readonly pile: string;
  readonly accept?: Accept<Q>;
  /** The table after given cards have left the pile, for chance to deal the rest; by default unchanged. */
  drawn?(state: Readonly<State>, question: Question<Q, 'draw'>, cards: readonly unknown[]): Readonly<State>;
}

/**
 * Answers with given cards and rolls in order, and then as others do. If a draw needs more cards than are left, the
 * given ones come first. For one run of a turn.
 */
export class ScriptedChance<State, Q extends Questions> {
  private draws: readonly unknown[];
  private rolls: readonly (readonly number[])[];
  private readonly pile: Pile<State, Q>;
  private readonly others: Answerer<State, Q>;
  /** Why a given card or roll does not fit. */
  wrong: Violation | null = null;

  constructor({ draw = [], dice = [] }: TurnRequest, pile: Pile<State, Q>, others: Answerer<State, Q>) {
    this.draws = draw;
    this.rolls = dice;
    this.pile = pile;
    this.others = others;
  }

  /** Cards and rolls that were not used. */
  get left(): { readonly draw: number; readonly dice: number } {
    return { draw: this.draws.length, dice: this.rolls.length };
  }

  /** Consumes cards and rolls even for answered questions; they need not match. */
  answer(question: Question<Q>, state: Readonly<State>, isAnswered: boolean): Answer<Q> | undefined {
    const given =
      question.kind === 'roll'
        ? this.rolled()
        : question.kind === 'draw' && question.from === this.pile.pile
          ? this.drawn(question as Question<Q, 'draw'>, state)
          : undefined;
    if (given === undefined) return this.others(question, state);
    const fitted = fitAnswer(question, given, this.pile.accept);
    if (!isViolation(fitted)) return fitted.answer;
    const flag = question.kind === 'roll' ? 'dice' : 'draw';
    if (!isAnswered) this.wrong ??= violation(`request/${flag}`, fitted.message, { law: question.law });
    return undefined;
  }

  private rolled(): readonly number[] | undefined {
    const [roll, ...rolls] = this.rolls;
    this.rolls = rolls;
    return roll;
  }

  private drawn(question: Question<Q, 'draw'>, state: Readonly<State>): readonly unknown[] | undefined {
    const { count } = question;
    const cards = this.draws.slice(0, count);
    this.draws = this.draws.slice(count);
    if (cards.length === 0 || cards.length === count) return cards.length === 0 ? undefined : cards;
    const after = this.pile.drawn?.(state, question, cards) ?? state;
    const rest = this.others({ ...question, count: count - cards.length }, after);
    return rest === undefined ? undefined : [...cards, ...(rest as readonly unknown[])];
  }
}
