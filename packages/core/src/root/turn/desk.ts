import { type Question, copyJson, restoreJson } from '../../kernel/index.ts';
import type { Players } from '../law/context.ts';
import type { RootQuestions, RootTurn } from '../law/questions.ts';
import { type Table, copyTable, restoreTable } from '../table/table.ts';
import { nextStep, stepNow, turnAt } from './line.ts';
import { menuQuestion } from './menu.ts';
import { type Position, copyPosition } from './position.ts';
import type { Choice, Turn } from './step.ts';
import type { TurnState } from './turn-state.ts';

/**
 * Where one step is run over and over from the same position. Its menu is listed once: each run begins with one of the
 * choices, and afterwards the table is put back as it was.
 */
export class Desk {
  readonly turn: Turn;
  readonly table: Table;
  readonly now: TurnState;
  /** The menu that the step begins with, as the question it puts; `null` where it has none. */
  readonly menu: Question<RootQuestions, 'choose'> | null;
  private readonly choices: readonly Choice[];
  private readonly start: Position & { readonly now: TurnState };
  private isFresh = true;

  constructor(players: Players, start: Position & { readonly now: TurnState }) {
    this.start = start;
    this.table = copyTable(start.table);
    this.now = copyJson(start.now);
    this.turn = turnAt(players, { state: this.table }, this.now);
    const step = stepNow(this.turn);
    this.choices = step?.menu?.(this.turn) ?? [];
    this.menu = step === null || this.choices.length === 0 ? null : menuQuestion(this.turn, step, this.choices);
  }

  /** The step, from its start; of a menu, what comes after this option was chosen. */
  run(option: number): RootTurn {
    if (!this.isFresh) {
      restoreTable(this.table, this.start.table);
      restoreJson(this.now, this.start.now);
    }
    this.isFresh = false;
    return nextStep(this.turn, this.choices[option]);
  }

  /** The position that the last run has come to. */
  position(): Position {
    return copyPosition(this);
  }
}
