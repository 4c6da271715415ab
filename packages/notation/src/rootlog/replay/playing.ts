import type { Violation } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, isWon } from '@woodlog/core/root';
import { type Diagnostic, type Span, errorAt } from '../../kernel/diagnostic.ts';
import { cardDoubts } from './doubts.ts';
import type { PlayedLine } from './lines.ts';
import { type Slips, slipsOn } from './slips.ts';
import { MOST_SLIPS, NOT_PLAYED, stepsOfLine } from './steps.ts';

/** How a game was won by the rules. */
export interface Win {
  readonly span: Span | null;
  /** The first action after the win, null if there is none. */
  readonly goesOn: Span | null;
}

/** A log as the ledger replays it, line by line, with all diagnostics so far. */
export class Playing {
  readonly table: Table;
  /** Ledger errors. */
  readonly said: Diagnostic[] = [];
  /** Doubts: what may be wrong although the ledger accepts it. */
  readonly doubts: Diagnostic[] = [];
  turn = 0;
  win: Win | null = null;
  refused = false;
  private readonly slips: Slips;
  private readonly room = { left: MOST_SLIPS };
  private wonIn = 0;
  private lost = false;

  constructor(table: Table, text: string, slips = slipsOn(text)) {
    this.table = table;
    this.slips = slips;
  }

  /** A copy to continue with another text that begins the same way. */
  copy(text: string): Playing {
    const copy = new Playing(copyTable(this.table), text, this.slips.copy(text));
    copy.said.push(...this.said);
    copy.doubts.push(...this.doubts);
    const { turn, win, refused } = this;
    Object.assign(copy, { turn, win, refused });
    copy.room.left = this.room.left;
    copy.wonIn = this.wonIn;
    copy.lost = this.lost;
    return copy;
  }

  /** Plays the next line. A strict replay stops before the first error. */
  play(line: PlayedLine, strict: boolean): void {
    const { table, slips, said } = this;
    this.turn = line.turn;
    for (const { action, plan, span } of stepsOfLine(line, table, this.room, strict)) {
      if (plan !== NOT_PLAYED) for (const doubt of cardDoubts(action, span, table)) this.doubts.push(doubt);
      for (const diagnostic of slips.of(action, plan.slips, span, table)) said.push(diagnostic);
      if (plan === NOT_PLAYED && !this.lost) said.push(errorAt(TOO_MANY, span));
      this.lost = plan === NOT_PLAYED;
      this.refused = strict && plan.slips.length > 0;
      this.seeWin(action, span);
    }
  }

  private seeWin(action: Action, span: Span | null): void {
    const { table, turn, win } = this;
    if (win === null) {
      if (!MAY_WIN.has(action.kind) || !isWon(table)) return;
      this.win = { span, goesOn: null };
      this.wonIn = turn;
    } else if (win.goesOn === null && action.kind !== 'end' && (turn > this.wonIn || table.dominant !== null)) {
      this.win = { ...win, goesOn: span };
    }
  }
}

/** Actions that can win the game: points, and the start of Birdsong (3.1, 3.3.1). */
const MAY_WIN: ReadonlySet<Action['kind']> = new Set(['score', 'begin']);

const TOO_MANY: Violation = {
  violation: 'ledger/too-many',
  message: `${MOST_SLIPS} ledger errors: the rest of the log is not played`,
};
