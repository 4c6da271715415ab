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
import { type Checkpoints, createCheckpoints } from '../kernel/checkpoints.ts';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import type { ReadReplay, Replay, Step, Turn } from '../kernel/replay.ts';

const EMPTY: Step = { text: '', words: '', implied: [], problems: [], about: new Set() };

interface Frame {
  readonly plans: number;
  readonly scores: readonly number[];
}

/** A record of Carcassonne as a replay; its steps have no marks. */
export type CarcassonneReplay = Replay<CarcassonneState, never, RecordedPlayer>;

/** Reads a replay; the diagnostics are those of `check`. */
export const readCarcassonneReplay: ReadReplay<CarcassonneReplay> = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table: state } = opening.right;
  const checkpoints = createCheckpoints<CarcassonneState, CarcassonnePlan>(carcassonne, state);
  const { turns, frames, notes } = recordMoves(tree, copyState(state), checkpoints, diagnostics);
  const frameAt = (frame: number): Frame => frames[frame]!;
  const ended = replay(tree);
  return {
    title: 'Carcassonne',
    notes,
    players: playersOf(setup, tree),
    turns,
    winners: isLeft(ended) ? [] : ended.right.winners,
    unit: 'Move',
    measure: 'Points',
    goal: null,
    scoresAt: (frame) => frameAt(frame).scores,
    tableAt: (frame) => checkpoints.after(frameAt(frame).plans),
    marksAt: () => [],
  };
};

interface Recorded {
  readonly turns: Turn[];
  readonly frames: Frame[];
  readonly notes: string[];
}

/** Plays and records the moves, one for each turn. */
function recordMoves(
  tree: Tree,
  state: CarcassonneState,
  checkpoints: Checkpoints<CarcassonneState, CarcassonnePlan>,
  diagnostics: readonly Diagnostic[],
): Recorded {
  const problems = problemsOf(diagnostics);
  const lineAt = lineCounter(tree.text);
  const words = explain(tree)[Symbol.iterator]();
  const totals = (): number[] => checkpoints.now.scores.map((_, seat) => totalOf(checkpoints.now, seat));
  const turns: Turn[] = [];
  const frames: Frame[] = [{ plans: 0, scores: totals() }];
  for (const { move, steps: played } of playedMoves(tree, state)) {
    const { line, number, taker, label } = move;
    const steps = played.map(({ action, plan, span }): Step => {
      if (plan) checkpoints.record(plan);
      frames.push({ plans: checkpoints.length, scores: totals() });
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
    if (steps.length === 0) {
      frames.push({ plans: checkpoints.length, scores: totals() });
      steps.push({ ...EMPTY, text: label.text });
    }
    const rest = line === null ? [] : problems.take(line);
    const first = { ...steps[0]!, problems: [...steps[0]!.problems, ...rest] };
    steps[0] = first;
    const heading = [label.text, label.text === first.text ? '' : first.text].filter((word) => word !== '').join(' ');
    turns.push({
      number,
      line: line === null ? null : lineAt(line),
      taker: taker.slice(0, 1),
      heading,
      steps,
      comment: line?.comment?.text ?? '',
    });
  }
  const beginning: Step = { ...EMPTY, words: 'The table is empty.', problems: problems.takeRest() };
  turns.unshift({
    number: 0,
    line: null,
    taker: '',
    heading: 'Before the first tile',
    steps: [beginning],
    comment: '',
  });
  const notes = tree.lines.flatMap((line) => (line.kind === 'header' ? [line.fields.join(', ')] : []));
  return { turns, frames, notes };
}
