import { isLeft } from 'fp-ts/lib/Either.js';
import { type Place, type Plan, type State, fuzzyKnights, tileAt } from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import {
  type ActionNode,
  type Step,
  type Tree,
  explain,
  openingOf,
  parse,
  replay,
  steps,
} from '@woodlog/notation/fuzzy-knights';
import { legendBox } from '../../draw/fuzzy-knights/legend.ts';
import { mapBox } from '../../draw/fuzzy-knights/map.ts';
import { KNIGHTS_PALETTE, seatColour, seatInk } from '../../draw/fuzzy-knights/palette.ts';
import { playerBoxes } from '../../draw/fuzzy-knights/players.ts';
import { playerNames } from '../../draw/fuzzy-knights/table.ts';
import type { FilmPicture, MakeFilm, Problem, Reel, Scene } from '../film.ts';
import { complaintsOf, problemOf } from '../problems.ts';
import { type Tape, createTape } from '../tape.ts';

const PANEL = 460;

/** What there is to see after a scene. */
interface Frame {
  readonly plans: number;
  readonly coins: readonly number[];
  readonly marked: readonly number[];
}

/** A log of Fuzzy Knights as a film. */
export const makeKnightsFilm: MakeFilm = (text) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table } = opening.right;
  const names = playerNames(setup);
  const tape = createTape<State, Plan>(fuzzyKnights, table);
  const { reels, frames, notes } = takeLines(tree, fuzzyKnights.copy(table), tape);
  const ended = replay(tree);
  return {
    title: 'Fuzzy Knights',
    notes,
    players: names.map((name, seat) => ({
      id: `P${seat + 1}`,
      name: name.replace(/^P\d ?/, ''),
      colour: seatColour(seat),
      ink: seatInk(seat),
    })),
    palette: KNIGHTS_PALETTE,
    reels,
    winners: isLeft(ended) ? [] : ended.right.winners,
    measure: 'Coins',
    goal: null,
    scoresAt: (frame) => frames[frame]!.coins,
    pictures(frame): FilmPicture[] {
      const { plans, marked } = frames[frame]!;
      const now = tape.after(plans);
      const panels = playerBoxes(now, names, PANEL);
      return [
        { name: 'Map', box: mapBox(now, marked) },
        ...panels.map((box, i) => ({ name: i === 0 ? 'The day' : names[i - 1]!, box })),
        { name: 'Legend', box: legendBox(PANEL) },
      ];
    },
  };
};

type Told = { readonly reels: Reel[]; readonly frames: Frame[]; readonly notes: string[] };

/** Plays the lines on a table of their own and takes them, a reel each. */
function takeLines(tree: Tree, table: State, tape: Tape<State, Plan>): Told {
  const complaints = complaintsOf(tree.diagnostics);
  const words = explain(tree)[Symbol.iterator]();
  const stepAt = new Map<number, Step>();
  const told = new Map<number, { readonly text: string; readonly implied: Scene['implied'] }>();
  const plans = new Map<number, Plan>();
  for (const step of steps(tree, table)) {
    const start = step.span?.start ?? -1;
    stepAt.set(start, step);
    const explained = words.next().value;
    if (explained) told.set(start, explained);
    if (!isViolation(step.plan)) plans.set(start, step.plan);
  }
  const frames: Frame[] = [];
  const shoot = (plan: Plan | undefined, marked: readonly number[]): void => {
    if (plan) tape.record(plan);
    frames.push({ plans: tape.length, coins: tape.now.players.map(({ coins }) => coins), marked });
  };
  shoot(undefined, []);
  const takeAction = (node: ActionNode, taker: string): Scene => {
    const step = stepAt.get(node.start);
    const marked = placesOf(step);
    shoot(
      plans.get(node.start),
      marked.map((place) => tileAt(table.size, place)),
    );
    const refused: Problem[] = step !== undefined && isViolation(step.plan) ? [problemOf(step.plan)] : [];
    const explained = told.get(node.start);
    return {
      text: tree.text.slice(node.start, node.end),
      words: explained === undefined ? 'This could not be read, and changes nothing.' : `${explained.text}.`,
      implied: refused.length > 0 ? [] : (explained?.implied ?? []),
      problems: [...complaints.take(node), ...refused],
      about: new Set([taker.toLowerCase(), ...marked.flatMap(([x, y]) => [`${x},${y}`, `(${x}, ${y})`])]),
    };
  };
  const reels: Reel[] = [];
  const notes: string[] = [];
  let turn = 0;
  for (const line of tree.lines) {
    const comment = line.comment?.text ?? '';
    if (line.kind === 'comment' && turn === 0) notes.push(comment);
    if (line.kind !== 'steps') continue;
    turn++;
    const scenes = line.actions.map((node) => takeAction(node, line.taker));
    if (scenes.length === 0) {
      shoot(undefined, []);
      scenes.push({ text: '', words: '', implied: [], problems: complaints.take(line), about: new Set() });
    }
    const heading = scenes[0]!.text;
    reels.push({ turn, taker: line.taker, heading, scenes, comment });
  }
  const beginning: Scene = {
    text: '',
    words: 'The map is empty.',
    implied: [],
    problems: complaints.takeRest(),
    about: new Set(),
  };
  reels.unshift({ turn: 0, taker: '', heading: 'Before the first step', scenes: [beginning], comment: '' });
  return { reels, frames, notes };
}

/** The tiles that a step names. */
function placesOf(step: Step | undefined): readonly Place[] {
  if (step === undefined) return [];
  const { action } = step;
  if ('at' in action) return [action.at];
  return action.kind === 'move' ? [action.to] : [];
}
