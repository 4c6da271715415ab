import {
  type Answer,
  type Json,
  type Question,
  type Violation,
  fitAnswer,
  isViolation,
  violation,
} from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { END, type RootQuestions } from '@woodlog/core/root-law';
import { acceptCards, isDrawnCard } from './cards.ts';
import type { Menu } from './menu.ts';
import { isPerson } from './seats.ts';
import { isClosing, isWriting } from './writing.ts';

/** What an answer does: it is passed on, needs more, or does not fit. */
export type Passed = { readonly pass: Answer<RootQuestions> } | { readonly open: readonly string[] } | Violation;

/** The answers in a line, taken one after another by its questions. */
export class LineAnswers {
  /** The number of answers taken. */
  next = 0;
  private readonly answers: readonly Json[];
  /** Menus already ended by an answer that ends several. */
  private ended = 0;

  constructor(answers: readonly Json[]) {
    this.answers = answers;
  }

  /** The next answer, or something written; undefined if all are taken. */
  get due(): Json | undefined {
    return this.answers[this.next];
  }

  get last(): Json | undefined {
    return this.answers.at(-1);
  }

  /** Answers a question; `menuNow` gives what the phase offers. */
  pass(asked: Question<RootQuestions>, table: Readonly<Table>, menuNow: () => Menu): Passed {
    const answer = this.given();
    if (asked.kind === 'choose' && asked.about === 'menu') return this.choose(asked, answer, menuNow);
    if (asked.kind === 'draw') return this.draw(asked, table);
    const options = 'options' in asked ? asked.options : undefined;
    if (options?.length === 1 && options[0] !== undefined) return { pass: options[0] };
    if (answer === undefined) return { open: [] };
    const fitted = fitAnswer(asked, answer, acceptCards(table));
    if (isViolation(fitted)) return fitted;
    this.next++;
    return { pass: fitted.answer };
  }

  /** The next answer; written ones answer no question. */
  private given(): Json | undefined {
    const answer = this.due;
    return isWriting(answer) || isClosing(answer) ? undefined : answer;
  }

  /** Ends a menu if the answer is for a later one, or if it offers nothing else. */
  private choose(
    { options = [] }: Question<RootQuestions, 'choose'>,
    answer: Json | undefined,
    menuNow: () => Menu,
  ): Passed {
    const end = options.find((option) => typeof option === 'object' && option.kind === END);
    const wanted = answer === undefined ? undefined : JSON.stringify(answer);
    const option = options.find((one) => JSON.stringify(one) === wanted);
    if (option !== undefined) {
      this.next++;
      return { pass: option };
    }
    if (options.length === 1 && options[0] !== undefined) return { pass: options[0] };
    if (answer === undefined) {
      return end !== undefined && menuNow().offers.length === 0 ? { pass: end } : { open: [] };
    }
    const ends = endsOf(answer);
    if (ends !== null) {
      if (end === undefined) return violation('answer/not-an-option', 'something must still be done here');
      this.ended++;
      if (this.ended >= ends) {
        this.ended = 0;
        this.next++;
      }
      return { pass: end };
    }
    return end === undefined ? violation('answer/not-an-option', 'this is not allowed here') : { pass: end };
  }

  /** Cards of a draw are answered one by one. */
  private draw(asked: Question<RootQuestions, 'draw'>, table: Readonly<Table>): Passed {
    const { count } = asked;
    if (isUnseen(asked, table)) return { pass: new Array<string>(count).fill('#') };
    const cards = this.answers.slice(this.next, this.next + count).filter((card) => typeof card === 'string');
    const odd = cards.find((card) => !isDrawnCard(table, asked, card));
    if (odd !== undefined) return violation('answer/not-a-card', `there is no card ${odd} here`, { law: asked.law });
    if (cards.length < count) return { open: cards };
    this.next += count;
    return { pass: cards };
  }
}

/** Whether cards are a person's own hand or supporters (8.2.3) at a real table, which nobody else may know. */
function isUnseen({ from, to }: Question<RootQuestions, 'draw'>, table: Readonly<Table>): boolean {
  const seat = table.setup.seats.find(({ faction }) => to === faction || to === `${faction}$`);
  return seat !== undefined && isPerson(seat) && (from === 'draw' || from === to);
}

/** The number of menus that an answer ends; null for other answers. */
const endsOf = (answer: Json): number | null =>
  typeof answer === 'object' && answer !== null && 'end' in answer && typeof answer['end'] === 'number'
    ? answer['end']
    : null;
