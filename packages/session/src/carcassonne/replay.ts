import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonnePlan,
  type CarcassonneState,
  carcassonne,
  copyState,
  totalOf,
} from '@woodlog/core/carcassonne';
import { type Tree, explain, openingOf, parse, playedMoves, replay } from '@woodlog/notation/carcassonne';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { type RecordedPlayer, playersOf } from './players.ts';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import { type Recorder, createRecorder } from '../kernel/recorder.ts';
import {
  EMPTY_STEP,
  type ReadReplay,
  type Replay,
  type Step,
  type Turn,
  openingTurn,
  stepsOfLine,
} from '../kernel/replay.ts';

/** A record of Carcassonne as a replay; its steps have no marks. */
export type CarcassonneReplay = Replay<CarcassonneState, never, RecordedPlayer>;

/** Reads a replay; the diagnostics are those of `check`. */
export const readCarcassonneReplay: ReadReplay<CarcassonneReplay> = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table: state } = opening.right;
  const recorder: LogRecorder = createRecorder(carcassonne, state, totals);
  const turns = recordMoves(tree, copyState(state), recorder, diagnostics);
  const ended = replay(tree);
  return {
    title: 'Carcassonne',
    notes: tree.lines.flatMap((line) => (line.kind === 'header' ? [line.fields.join(', ')] : [])),
    players: playersOf(setup, tree),
    turns,
    winners: isLeft(ended) ? [] : ended.right.winners,
    unit: 'Move',
    measure: 'Points',
    goal: null,
    ...recorder.frames,
  };
};

type LogRecorder = Recorder<CarcassonneState, CarcassonnePlan, never>;

const totals = (state: Readonly<CarcassonneState>): number[] => state.scores.map((_, seat) => totalOf(state, seat));

/** Plays and records the moves, one for each turn. */
function recordMoves(
  tree: Tree,
  state: CarcassonneState,
  recorder: LogRecorder,
  diagnostics: readonly Diagnostic[],
): Turn[] {
  const problems = problemsOf(diagnostics);
  const lineAt = lineCounter(tree.text);
  const words = explain(tree)[Symbol.iterator]();
  const turns: Turn[] = [];
  recorder.record([]);
  for (const { move, steps: played } of playedMoves(tree, state)) {
    const { line, number, taker, label } = move;
    const taken = played.map(({ action, plan, span }): Step => {
      recorder.record(plan ? [plan] : []);
      const explained = words.next().value;
      const about = new Set([taker.toLowerCase()]);
      if (action !== null && 'x' in action) about.add(`(${action.x},${action.y})`).add(`${action.x},${action.y}`);
      return {
        text: tree.text.slice(span.start, span.end),
        words: explained?.text ?? '',
        implied: [],
        problems: problems.take(span),
        about,
      };
    });
    if (taken.length === 0) {
      recorder.record([]);
      taken.push({ ...EMPTY_STEP, text: label.text });
    }
    const steps = stepsOfLine(taken, line === null ? [] : problems.take(line));
    const heading = [...new Set([label.text, steps[0]?.text ?? ''])].filter((word) => word !== '').join(' ');
    turns.push({
      number,
      line: line === null ? null : lineAt(line),
      taker: taker.slice(0, 1),
      heading,
      steps,
      comment: line?.comment?.text ?? '',
    });
  }
  return [openingTurn('Before the first tile', 'The table is empty.', problems.takeRest()), ...turns];
}
