import type { Answer, Question } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Pile } from '../cards/pile.ts';
import type { RootQuestions } from '../law/questions.ts';
import { type Position, copyPosition } from '../turn/position.ts';

/** An event of a step, with the piles of cards just before it. */
export type StepEvent = { readonly piles: readonly Pile[] } & (
  | { readonly asked: Question<RootQuestions>; readonly answer: Answer<RootQuestions> }
  | { readonly act: Action }
);

/** A step under way: where it began, and all answers and actions since, including secrets. */
export class StepRecord {
  readonly start: Position;
  /** The position itself, which changes with the step. */
  readonly current: Position;
  readonly events: StepEvent[] = [];

  constructor(position: Position) {
    this.start = copyPosition(position);
    this.current = position;
  }

  answered(asked: Question<RootQuestions>, answer: Answer<RootQuestions>): void {
    this.events.push({ asked, answer, piles: [...this.current.table.piles] });
  }

  /** Called before the action is carried out. */
  acted(act: Action): void {
    this.events.push({ act, piles: [...this.current.table.piles] });
  }
}
