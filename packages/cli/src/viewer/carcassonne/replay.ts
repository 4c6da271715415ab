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
import { boardBox, frameOfTiles } from '../../draw/carcassonne/board.ts';
import { CARCASSONNE_PALETTE } from '../../draw/carcassonne/palette.ts';
import { playerBoxes } from '../../draw/carcassonne/players.ts';
import { playersOf } from '../../draw/carcassonne/table.ts';
import { type Checkpoints, createCheckpoints } from '../checkpoints.ts';
import { lineCounter, problemsOf } from '../problems.ts';
import type { ReadReplay, ReplayPicture, Step, Turn } from '../replay.ts';

const PANEL = 400;
const EMPTY: Step = { text: '', words: '', implied: [], problems: [], about: new Set() };

/** What there is to see after a step. */
interface Frame {
  readonly plans: number;
  readonly scores: readonly number[];
}

export const readCarcassonneReplay: ReadReplay = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table: state } = opening.right;
  const players = playersOf(setup, tree);
  const checkpoints = createCheckpoints<CarcassonneState, CarcassonnePlan>(carcassonne, state);
  const { turns, frames, notes } = recordMoves(tree, copyState(state), checkpoints, diagnostics);
  const ended = replay(tree);
  return {
    title: 'Carcassonne',
    notes,
    players: players.map((player, seat) => ({
      ...player,
      id: String.fromCharCode(65 + seat),
      name: player.name.slice(2) || player.name,
    })),
    palette: CARCASSONNE_PALETTE,
    turns,
    winners: isLeft(ended) ? [] : ended.right.winners,
    unit: 'Move',
    measure: 'Points',
    goal: null,
    scoresAt: (frame) => frames[frame]!.scores,
    pictures(frame): ReplayPicture[] {
      const { plans } = frames[frame]!;
      const now = checkpoints.after(plans);
      const panels = playerBoxes(now, players, PANEL);
      return [
        { name: 'Board', box: boardBox(now, players, frameOfTiles(now.tiles)) },
        ...panels.map((box, seat) => ({ name: players[seat]?.name ?? 'Bag', box })),
      ];
    },
  };
};

interface Recorded {
  readonly turns: Turn[];
  readonly frames: Frame[];
  readonly notes: string[];
}

/** Plays the moves on a state of their own and records them, a turn each. */
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
