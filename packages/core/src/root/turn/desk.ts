import { type Question, keepJson } from '../../kernel/index.ts';
import type { Players } from '../law/context.ts';
import type { RootQuestions, RootTurn } from '../law/questions.ts';
import { type Plan, POSTING, enact, undo } from '../ledger/enact.ts';
import { type Table, copySharing, copyTable } from '../table/table.ts';
import { nextStep, passOver, stepNow, turnAt } from './line.ts';
import { menuQuestion } from './menu.ts';
import { type Position, copyPosition } from './position.ts';
import type { Deed } from '../law/deed.ts';
import type { Choice, Step, Turn } from '../law/step.ts';
import { type TurnState, copyTurn } from '../law/turn-state.ts';

/** A table on which steps are run and taken back, and the table as it was before. */
export class Draft {
  readonly table: Table;
  private before: Readonly<Table>;
  /** What the current run has carried out. */
  private readonly plans: Plan[] = [];

  constructor(before: Readonly<Table>) {
    this.before = before;
    this.table = copyTable(before);
  }

  enact(plan: Plan): void {
    enact(this.table, plan);
    this.plans.push(plan);
  }

  /** The table as it is now, for reading only; it shares unchanged rows with the one before. */
  shared(): Table {
    const changed: number[] = [];
    for (const { postings } of this.plans)
      for (let i = 0; i < postings.length; i += POSTING) changed.push(postings[i] ?? -1, postings[i + 2] ?? -1);
    return copySharing(this.table, this.before, changed);
  }

  /** Takes back all that was carried out, and goes to a table that shares what did not change with the one before. */
  reset(before: Readonly<Table>): void {
    const { table } = this;
    for (let last = this.plans.pop(); last !== undefined; last = this.plans.pop()) undo(table, last, this.before);
    if (before === this.before) return;
    const { rows } = table;
    for (let i = 0; i < rows.length; i++) {
      const row = before.rows[i];
      if (row !== undefined && row !== this.before.rows[i]) rows[i] = row.slice();
    }
    Object.assign(table, before, { rows, piles: before.piles.slice() });
    this.before = before;
  }
}

/**
 * Runs one step over and over from the same position. Its menu is listed once; each run begins with one of its choices,
 * and resets the table afterwards.
 */
export class Desk {
  readonly turn: Turn;
  readonly table: Table;
  readonly now: TurnState;
  /** `null` at the start or end of a phase, and at the end of the line. */
  readonly step: Step | null;
  /** The menu that the step begins with, as a question; `null` if it has none. */
  readonly menu: Question<RootQuestions, 'choose'> | null;
  private readonly choices: readonly Choice[];
  readonly start: Position & { readonly now: TurnState };
  /** Puts the state of the turn back to where the step starts; `null` before the first run. */
  private restore: (() => void) | null = null;
  private readonly draft: Draft;

  /**
   * With `hurries` it goes on to the next step in which there is something to do. Desks of several steps may share one
   * draft of the table: each run begins where its own step does.
   */
  constructor(
    players: Players,
    { table, now }: Position & { readonly now: TurnState },
    hurries = false,
    draft = new Draft(table),
  ) {
    draft.reset(table);
    this.draft = draft;
    this.table = draft.table;
    this.now = copyTurn(now);
    this.turn = turnAt(players, { state: this.table }, this.now);
    let step = stepNow(this.turn);
    let choices = step?.menu?.(this.turn);
    while (hurries && passOver(this.turn, step, choices)) {
      step = stepNow(this.turn);
      choices = step?.menu?.(this.turn);
    }
    const isElsewhere = hurries && (this.now.stage !== now.stage || this.now.step !== now.step);
    this.start = { table, now: isElsewhere ? copyTurn(this.now) : now };
    this.step = step;
    this.choices = choices ?? [];
    this.menu = step === null || this.choices.length === 0 ? null : menuQuestion(this.turn, step, this.choices);
  }

  /** The step from its start; with an option of its menu, what follows that choice. */
  run(option?: unknown): RootTurn {
    this.draft.reset(this.start.table);
    if (this.restore === null) this.restore = keepJson(this.now);
    else this.restore();
    const at = this.menu?.options?.indexOf(option as Deed) ?? -1;
    return nextStep(this.turn, this.choices[at]);
  }

  /** Carries out what the step does; the next run undoes it first. */
  enact(plan: Plan): void {
    this.draft.enact(plan);
  }

  /** The desk of the step that comes after the last run, which changed nothing on the table. */
  next(players: Players): Desk | null {
    const { now } = this;
    if (now.stage === 'over') return null;
    return new Desk(players, { table: this.start.table, now: copyTurn(now) }, false, this.draft);
  }

  /** Whether the menu requires one of several options and this is one of them. */
  isMust(option: number): boolean {
    return this.choices[option]?.must === true;
  }

  /** The position at the end of the last run. */
  position(): Position {
    return copyPosition(this);
  }

  /** Returns the position for reading only; it shares unchanged parts with the position at the start of the step. */
  sharedPosition(): Position {
    return { table: this.draft.shared(), now: copyTurn(this.now) };
  }
}
