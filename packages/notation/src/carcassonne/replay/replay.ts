import type { ReplayOptions } from '../../kernel/replay-options.ts';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type CarcassonnePlan,
  type CarcassonneState,
  carcassonne,
  enactPlan,
  planAction,
} from '@woodlog/core/carcassonne';
import { type GameSetup, type Violation, isViolation, violation } from '@woodlog/core/kernel';
import { type Diagnostic, type Span, byPlace } from '../../kernel/diagnostic.ts';
import { type Log, type LogAction, idOf, seatOf } from '../log.ts';
import { logOf } from '../meaning.ts';
import { setupOf } from '../setup.ts';
import type { Tree } from '../tree.ts';
import { type Doubts, noDoubts } from './doubts.ts';
import { Unplayed, planUnknown } from './strange.ts';
import { type Slip, type Where, diagnosticOf, planLeniently, planUnplaced } from './lenient.ts';
import { type PlayedMove, isTree, movesOf } from './moves.ts';

/** One action of a move, played. */
export interface Step {
  /** Null for a move without a readable tile: the turn passes. */
  readonly action: LogAction | null;
  readonly span: Span;
  /** What the action changed; null for one that changed nothing. */
  readonly plan: CarcassonnePlan | null;
  readonly slips: readonly Slip[];
}

export interface Played {
  readonly move: PlayedMove;
  readonly steps: readonly Step[];
  readonly before: readonly number[];
  /** The table after it; it changes with the next move. */
  readonly table: Readonly<CarcassonneState>;
  readonly doubts: Doubts;
}

/** A record played to its end, or as far as asked. */
export interface Replayed {
  readonly setup: GameSetup;
  readonly table: CarcassonneState;
  /** The number of the last move played. */
  readonly turn: number;
  /** Letters of the winners by the rules; empty while the game continues. */
  readonly winners: readonly string[];
  /** Diagnostics of the reader and the rules, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The setup that a record describes, and the table before its first move. */
export function openingOf(
  source: Tree | Log,
): Either<Violation, { readonly setup: GameSetup; readonly table: CarcassonneState }> {
  const setup = setupOf(isTree(source) ? logOf(source) : source);
  const table = carcassonne.setup(setup);
  return isLeft(table) ? table : right({ setup, table: table.right });
}

/** Where a replay goes on, with the doubts so far; the table stands there already. */
interface Begun {
  readonly moves?: readonly PlayedMove[];
  readonly from?: number;
  readonly doubts?: Doubts;
}

/**
 * Plays a record move by move, leniently. A strict one ends at the first refused action, without applying it. All moves
 * share one table: copy it to keep it.
 */
export function* playedMoves(
  source: Tree | Log,
  table: CarcassonneState,
  { turn: last = Number.POSITIVE_INFINITY, strict = false }: ReplayOptions = {},
  { moves = movesOf(source), from = 0, doubts = noDoubts() }: Begun = {},
): Generator<Played> {
  const hasScores = moves.some(({ score }) => score !== null);
  for (const [index, move] of moves.entries()) {
    if (index < from) continue;
    if (move.number > last) return;
    const before = [...table.scores];
    const steps: Step[] = [];
    const play = (action: LogAction | null, span: Span): boolean => {
      const planned = planStep(table, action, { ...move, points: hasScores ? ownPoints(move) : null }, doubts, strict);
      steps.push({ action, span, ...planned });
      if (strict && planned.slips.length > 0) return false;
      if (planned.plan) enactPlan(table, planned.plan);
      return true;
    };
    let goesOn = true;
    for (const { action, span } of move.actions) goesOn &&= play(action, span);
    if (goesOn && isCut(move, table)) goesOn = play(null, move.label);
    const isOver = table.left <= 0 && !table.end && table.tiles.length > 0;
    if (goesOn && isOver && index === moves.length - 1) goesOn = play({ kind: 'finish' }, move.label);
    yield { move, steps, before, table, doubts };
    if (!goesOn) return;
  }
}

/** Whether a move places no tile, because it is unreadable or missing. Discards alone may end the bag (M9). */
function isCut({ actions, final }: PlayedMove, state: Readonly<CarcassonneState>): boolean {
  if (final || state.end || actions.some(({ action }) => action.kind !== 'discard' && action.kind !== 'drop'))
    return false;
  return actions.length === 0 || state.left > 0;
}

const ownPoints = ({ score }: PlayedMove): number =>
  score?.score.own?.points.reduce((sum, value) => sum + value, 0) ?? 0;

function planStep(
  state: Readonly<CarcassonneState>,
  action: LogAction | null,
  { label, hasUnread, taker, points }: PlayedMove & Pick<Where, 'points'>,
  doubts: Doubts,
  strict: boolean,
): Pick<Step, 'plan' | 'slips'> {
  const where = { label: label.text, points };
  if (action === null) {
    const missing = violation('carcassonne/no-tile', 'the move has no tile', { law: 'MOVES 2' });
    return {
      plan: taker === '' ? null : planUnplaced(state, seatOf(taker), null, where, doubts),
      slips: hasUnread && !strict ? [] : [{ violation: missing, follows: null }],
    };
  }
  if (action.kind === 'drop') return { plan: null, slips: [] };
  if (action.kind === 'lay') return planUnknown(state, action, where, doubts);
  if (action.kind === 'unplaced') {
    const nowhere = violation('carcassonne/no-square', 'the tile has no square', { law: 'MOVES 2' });
    const plan = planUnplaced(state, action.seat, action.tile, where, doubts);
    return { plan, slips: strict ? [{ violation: nowhere, follows: null }] : [] };
  }
  if (!strict) return planLeniently(state, action, where, doubts);
  const plan = planAction(state, action);
  return isViolation(plan) ? { plan: null, slips: [{ violation: plan, follows: null }] } : { plan, slips: [] };
}

/**
 * Plays a record to its end, or to the end of a move. Mistakes are reported at their place, and the rest is followed as
 * well as possible; a strict replay stops before the first.
 *
 * @example
 * const game = replay(parse(text));
 * if (isRight(game)) console.log(game.right.table.scores); // [51, 53]
 */
export function replay(source: Tree | Log, options: ReplayOptions = {}): Either<Violation, Replayed> {
  const opening = openingOf(source);
  if (isLeft(opening)) return left(opening.left);
  const { setup, table } = opening.right;
  const said: Diagnostic[] = isTree(source) ? [...source.diagnostics] : [];
  const unplayed = new Unplayed();
  let turn = 0;
  for (const { move, steps } of playedMoves(source, table, options)) {
    turn = move.number;
    for (const { action, slips, span } of steps) {
      unplayed.add(action, span);
      for (const slip of slips) said.push(diagnosticOf(slip, span));
    }
  }
  said.push(...unplayed.diagnostics());
  said.sort(byPlace);
  const winners = carcassonne.result(table)?.winners.map(idOf) ?? [];
  return right({ setup, table, turn, winners, diagnostics: said });
}
