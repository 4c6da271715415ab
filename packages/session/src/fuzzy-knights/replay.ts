import { isLeft } from 'fp-ts/lib/Either.js';
import { type Place, type Plan, type State, fuzzyKnights, tileAt } from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import {
  type ActionNode,
  type Step as PlayedStep,
  type Tree,
  explain,
  openingOf,
  parse,
  replay,
  steps,
} from '@woodlog/notation/fuzzy-knights';
import { playersOf } from './players.ts';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import { type Recorder, createRecorder } from '../kernel/recorder.ts';
import {
  EMPTY_STEP,
  type ReadReplay,
  type Replay,
  type Step,
  type Turn,
  openingTurn,
  ownTitleAmong,
  stepsOfLine,
} from '../kernel/replay.ts';

/** A log of Fuzzy Knights as a replay; marks are indices of tiles. */
export type KnightsReplay = Replay<State, number>;

/** Reads a replay; the diagnostics are those of `check`. */
export const readKnightsReplay: ReadReplay<KnightsReplay> = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table } = opening.right;
  const recorder: LogRecorder = createRecorder(fuzzyKnights, table, ({ players }) => players.map(({ coins }) => coins));
  const { turns, notes } = recordLines(tree, fuzzyKnights.copy(table), recorder, diagnostics);
  const ended = replay(tree);
  return {
    ...ownTitleAmong(notes),
    title: 'Fuzzy Knights',
    notes,
    players: playersOf(setup),
    turns,
    winners: isLeft(ended) ? [] : ended.right.winners,
    unit: 'Step',
    measure: 'Coins',
    goal: null,
    ...recorder.frames,
  };
};

type LogRecorder = Recorder<State, Plan, number>;

/** Plays and records the lines, one for each turn. */
function recordLines(
  tree: Tree,
  table: State,
  recorder: LogRecorder,
  diagnostics: readonly Diagnostic[],
): { readonly turns: Turn[]; readonly notes: string[] } {
  const problems = problemsOf(diagnostics);
  const lineAt = lineCounter(tree.text);
  const words = explain(tree)[Symbol.iterator]();
  const playedAt = new Map<number, PlayedStep>();
  const explainedAt = new Map<number, Pick<Step, 'text' | 'implied'>>();
  const plans = new Map<number, Plan>();
  for (const step of steps(tree, table)) {
    const start = step.span?.start ?? -1;
    playedAt.set(start, step);
    const explained = words.next().value;
    if (explained) explainedAt.set(start, explained);
    if (!isViolation(step.plan)) plans.set(start, step.plan);
  }
  recorder.record([]);
  const actionStep = (node: ActionNode, taker: string): Step => {
    const marked = placesOf(playedAt.get(node.start));
    const plan = plans.get(node.start);
    recorder.record(
      plan ? [plan] : [],
      marked.map((place) => tileAt(table.size, place)),
    );
    const explained = explainedAt.get(node.start);
    return {
      text: tree.text.slice(node.start, node.end),
      words: explained === undefined ? 'This could not be read, and changes nothing.' : `${explained.text}.`,
      implied: plan === undefined ? [] : (explained?.implied ?? []),
      problems: problems.take(node),
      about: new Set([taker.toLowerCase(), ...marked.flatMap(([x, y]) => [`${x},${y}`, `(${x}, ${y})`])]),
    };
  };
  const turns: Turn[] = [];
  const notes: string[] = [];
  for (const line of tree.lines) {
    const comment = line.comment?.text ?? '';
    if (line.kind === 'comment' && turns.length === 0) notes.push(comment);
    if (line.kind !== 'steps') continue;
    const taken = line.actions.map((node) => actionStep(node, line.taker));
    if (taken.length === 0) {
      recorder.record([]);
      taken.push(EMPTY_STEP);
    }
    const lineSteps = stepsOfLine(taken, problems.take(line));
    turns.push({
      number: turns.length + 1,
      line: lineAt(line),
      taker: line.taker,
      heading: lineSteps[0]?.text ?? '',
      steps: lineSteps,
      comment,
    });
  }
  turns.unshift(openingTurn('Before the first step', 'The map is empty.', problems.takeRest()));
  return { turns, notes };
}

function placesOf(step: PlayedStep | undefined): readonly Place[] {
  if (step === undefined) return [];
  const { action } = step;
  if ('at' in action) return [action.at];
  return action.kind === 'move' ? [action.to] : [];
}
