import { type Action, type Table, copyTable, enact, planLeniently } from '@woodlog/core/root';
import { type Checked, tableBefore } from '../replay/check.ts';
import { type PlayedLine, playedLines } from '../replay/lines.ts';
import type { Line } from '../tree.ts';

/** The number of lines to play after the changed one: a mistake soon shows. */
const LINES_AFTER = 40;

/** A log at one of its lines: counts ledger errors if that line had other actions. */
export class Ledger {
  /** The table before the line. */
  readonly table: Readonly<Table>;
  private readonly line: PlayedLine;
  private readonly later: readonly PlayedLine[];

  private constructor(table: Readonly<Table>, line: PlayedLine, later: readonly PlayedLine[]) {
    this.table = table;
    this.line = line;
    this.later = later;
  }

  /** Null if there is no table to begin with. */
  static at(checked: Checked, line: Line): Ledger | null {
    const index = checked.tree.lines.indexOf(line);
    const table = tableBefore(checked, index);
    const lines = [...playedLines(checked.meant)];
    const at = lines.findIndex((one) => one.index === index && one.turn > 0);
    const here = lines[at];
    if (table === null || here === undefined) return null;
    return new Ledger(table, here, lines.slice(at + 1, at + 1 + LINES_AFTER));
  }

  /** The number of ledger errors in the line itself. */
  ofLine(actions: readonly Action[]): number {
    return play(copyTable(this.table), this.between(actions));
  }

  /** The number of ledger errors from the line on. */
  fromLine(actions: readonly Action[]): number {
    const table = copyTable(this.table);
    const refused = play(table, this.between(actions));
    return this.later.reduce((sum, line) => sum + play(table, actionsOf(line)), refused);
  }

  /** Actions between the start and the end of the line. */
  private between(actions: readonly Action[]): readonly Action[] {
    const all = actionsOf(this.line);
    return [...all.slice(0, 1), ...actions, ...all.slice(-1)];
  }
}

const actionsOf = ({ actions }: PlayedLine): readonly Action[] => actions.map(({ action }) => action);

/** Plays actions on a table, and counts ledger errors. */
function play(table: Table, actions: readonly Action[]): number {
  let refused = 0;
  for (const action of actions) {
    const plan = planLeniently(table, action);
    refused += plan.slips.length;
    enact(table, plan);
  }
  return refused;
}
