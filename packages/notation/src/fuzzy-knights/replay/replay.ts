import type { ReplayOptions } from '../../kernel/replay-options.ts';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Action, fuzzyKnights, type Plan, type State } from '@woodlog/core/fuzzy-knights';
import { type GameSetup, isViolation, type Violation } from '@woodlog/core/kernel';
import { type Diagnostic, type Span, byPlace, errorAt } from '../../kernel/diagnostic.ts';
import { type Log, takerOf } from '../log.ts';
import { logOf, setupOf } from '../meaning.ts';
import { isTree, type Tree } from '../tree.ts';

/** One action of a log on its way over the table. */
export interface Step {
  /** The number of the line of steps, from 1. */
  readonly turn: number;
  readonly taker: string;
  readonly action: Action;
  readonly span: Span | null;
  /** What it changes, or the rule that refuses it; a refused action is passed over. */
  readonly plan: Plan | Violation;
  /** The table after the action; it changes with the next step. */
  readonly table: Readonly<State>;
}

/** A log played to its end, or as far as asked. */
export interface Replayed {
  readonly setup: GameSetup;
  readonly table: State;
  /** The number of the last line of steps played. */
  readonly turn: number;
  /** Those who have won on the table: `P1`. */
  readonly winners: readonly string[];
  /** What the reader and the rules have to say, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The setup that a log's header describes, and the table it begins with. */
export function openingOf(source: Tree | Log): Either<Violation, { readonly setup: GameSetup; readonly table: State }> {
  const setup = setupOf(isTree(source) ? logOf(source) : source);
  const table = fuzzyKnights.setup(setup);
  return isLeft(table) ? table : right({ setup, table: table.right });
}

interface PlayedLine {
  readonly turn: number;
  readonly taker: string;
  readonly actions: readonly { readonly action: Action; readonly span: Span | null }[];
}

/** The lines of steps from one to another, with places in the text where there is one. */
function* playedLines(source: Tree | Log, from: number, last: number): Generator<PlayedLine> {
  if (!isTree(source)) {
    for (const [i, { taker, actions }] of source.turns.slice(from - 1, last).entries())
      yield { turn: from + i, taker, actions: actions.map((action) => ({ action, span: null })) };
    return;
  }
  let turn = 0;
  for (const line of source.lines) {
    if (line.kind !== 'steps' || ++turn < from) continue;
    if (turn > last) return;
    const actions = line.actions.flatMap((node) => (node.action ? [{ action: node.action, span: node }] : []));
    yield { turn, taker: line.taker, actions };
  }
}

/**
 * Plays a log action by action; what the rules refuse is passed over, or ends a strict replay. The one table is written in
 * place; copy it to keep it. Nothing of the lines after the last one asked for is carried out, nor of those before `from`,
 * where the table stands already.
 */
export function* steps(
  source: Tree | Log,
  table: State,
  { turn: last = Number.POSITIVE_INFINITY, strict = false, from = 1 }: ReplayOptions & { readonly from?: number } = {},
): Generator<Step> {
  for (const { turn, taker, actions } of playedLines(source, from, last)) {
    for (const { action, span } of actions) {
      const plan = fuzzyKnights.plan(table, action);
      const refused = isViolation(plan);
      if (!refused) fuzzyKnights.enact(table, plan);
      yield { turn, taker, action, span, plan, table };
      if (refused && strict) return;
    }
  }
}

/**
 * Plays a log to its end, or to the end of a line. What the rules refuse is reported at its place and passed over; a
 * strict replay stops there.
 *
 * @example
 * const game = replay(parse(text), { turn: 30 });
 * if (isRight(game)) console.log(game.right.table.players[0]?.coins);
 */
export function replay(source: Tree | Log, options: ReplayOptions = {}): Either<Violation, Replayed> {
  const opening = openingOf(source);
  if (isLeft(opening)) return left(opening.left);
  const { setup, table } = opening.right;
  const said: Diagnostic[] = isTree(source) ? [...source.diagnostics] : [];
  let turn = 0;
  for (const { turn: number, plan, span } of steps(source, table, options)) {
    turn = number;
    if (isViolation(plan)) said.push(errorAt(plan, span));
  }
  said.sort(byPlace);
  const winners = (fuzzyKnights.result(table)?.winners ?? []).map(takerOf);
  return right({ setup, table, turn, winners, diagnostics: said });
}
