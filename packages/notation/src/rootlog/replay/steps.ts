import type { ReplayOptions } from '../../kernel/replay-options.ts';
import { type Action, type Plan, type Table, enact, planLeniently } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import type { Log } from '../log.ts';
import type { Tree } from '../tree.ts';
import { type PlayedLine, linesOfTree, playedLines } from './lines.ts';

/** One action of a log in the ledger's replay. `table` is the table after it, and changes with the next step. */
export interface Step {
  readonly line: PlayedLine;
  readonly action: Action;
  readonly span: Span | null;
  /** The plan of the action: its changes, what it implies, and its errors. */
  readonly plan: Plan;
  readonly table: Readonly<Table>;
}

/** After this many ledger errors the rest of a log is read but not played: it is not the log of one game. */
export const MOST_SLIPS = 1000;

/** The plan of an action that is read but not played. */
export const NOT_PLAYED: Plan = {
  postings: [],
  pileIndexes: [],
  piles: [],
  fields: [],
  values: [],
  implied: [],
  slips: [],
};

/**
 * Plays a log action by action. A lenient replay takes missing components from the suspense place (D5); a strict one
 * ends at the first refused action, without applying it. All steps share one table: copy it to keep it. Lines after the
 * last one asked for are not played, nor anything after a thousand errors.
 */
export const steps = (source: Tree | Log, table: Table, options: ReplayOptions = {}): Generator<Step> =>
  stepsOf(playedLines(source), table, options);

/** The same for a tree alone. */
export const stepsOfTree = (tree: Tree, table: Table, options: ReplayOptions = {}): Generator<Step> =>
  stepsOf(linesOfTree(tree), table, options);

function* stepsOf(
  lines: Iterable<PlayedLine>,
  table: Table,
  { turn: last = Number.POSITIVE_INFINITY, strict = false }: ReplayOptions,
): Generator<Step> {
  const room = { left: MOST_SLIPS };
  for (const line of lines) {
    if (line.turn > last) return;
    if (yield* stepsOfLine(line, table, room, strict)) return;
  }
}

/**
 * Plays one line; returns whether a strict replay was refused. `room` is the number of ledger errors that may still
 * come.
 */
export function* stepsOfLine(
  line: PlayedLine,
  table: Table,
  room: { left: number },
  strict: boolean,
): Generator<Step, boolean> {
  for (const { action, span } of line.actions) {
    const plan = room.left > 0 ? planLeniently(table, action) : NOT_PLAYED;
    room.left -= plan.slips.length;
    const refused = strict && plan.slips.length > 0;
    if (!refused) enact(table, plan);
    yield { line, action, span, plan, table };
    if (refused) return true;
  }
  return false;
}
