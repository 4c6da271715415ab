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
import { type Checkpoints, createCheckpoints } from '../kernel/checkpoints.ts';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import { type ReadReplay, type Replay, type Step, type Turn, ownTitleAmong } from '../kernel/replay.ts';

interface Frame {
  readonly plans: number;
  readonly coins: readonly number[];
  readonly marked: readonly number[];
}

/** A log of Fuzzy Knights as a replay; marks are indices of tiles. */
export type KnightsReplay = Replay<State, number>;

/** Reads a replay; the diagnostics are those of `check`. */
export const readKnightsReplay: ReadReplay<KnightsReplay> = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table } = opening.right;
  const checkpoints = createCheckpoints<State, Plan>(fuzzyKnights, table);
  const { turns, frames, notes } = recordLines(tree, fuzzyKnights.copy(table), checkpoints, diagnostics);
  const frameAt = (frame: number): Frame => frames[frame]!;
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
    scoresAt: (frame) => frameAt(frame).coins,
    tableAt: (frame) => checkpoints.after(frameAt(frame).plans),
    marksAt: (frame) => frameAt(frame).marked,
  };
};

interface Recorded {
  readonly turns: Turn[];
  readonly frames: Frame[];
  readonly notes: string[];
}

/** Plays and records the lines, one for each turn. */
function recordLines(
  tree: Tree,
  table: State,
  checkpoints: Checkpoints<State, Plan>,
  diagnostics: readonly Diagnostic[],
): Recorded {
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
  const frames: Frame[] = [];
  const record = (plan: Plan | undefined, marked: readonly number[]): void => {
    if (plan) checkpoints.record(plan);
    frames.push({ plans: checkpoints.length, coins: checkpoints.now.players.map(({ coins }) => coins), marked });
  };
  record(undefined, []);
  const actionStep = (node: ActionNode, taker: string): Step => {
    const marked = placesOf(playedAt.get(node.start));
    const plan = plans.get(node.start);
    record(
      plan,
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
      record(undefined, []);
      taken.push({ text: '', words: '', implied: [], problems: [], about: new Set() });
    }
    // Problems of the line itself belong to its first step.
    const first = { ...taken[0]!, problems: [...taken[0]!.problems, ...problems.take(line)] };
    taken[0] = first;
    turns.push({
      number: turns.length + 1,
      line: lineAt(line),
      taker: line.taker,
      heading: first.text,
      steps: taken,
      comment,
    });
  }
  const beginning: Step = {
    text: '',
    words: 'The map is empty.',
    implied: [],
    problems: problems.takeRest(),
    about: new Set(),
  };
  turns.unshift({
    number: 0,
    line: null,
    taker: '',
    heading: 'Before the first step',
    steps: [beginning],
    comment: '',
  });
  return { turns, frames, notes };
}

function placesOf(step: PlayedStep | undefined): readonly Place[] {
  if (step === undefined) return [];
  const { action } = step;
  if ('at' in action) return [action.at];
  return action.kind === 'move' ? [action.to] : [];
}
