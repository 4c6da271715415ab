import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonnePlan,
  type CarcassonneState,
  carcassonne,
  copyState,
  totalOf,
} from '@woodlog/core/carcassonne';
import { type Tree, explain, openingOf, parse, playedMoves, replay } from '@woodlog/notation/carcassonne';
import { boardBox, extentOfTiles } from '../../draw/carcassonne/board.ts';
import { CARCASSONNE_PALETTE, seatColour, seatInk } from '../../draw/carcassonne/palette.ts';
import { playerBoxes } from '../../draw/carcassonne/players.ts';
import { playerNames } from '../../draw/carcassonne/table.ts';
import type { Film, FilmPicture, MakeFilm, Reel, Scene } from '../film.ts';
import { complaintsOf, problemOf } from '../problems.ts';
import { type Tape, createTape } from '../tape.ts';

const PANEL = 400;
const EMPTY: Scene = { text: '', words: '', implied: [], problems: [], about: new Set() };

/** What there is to see after a scene. */
interface Frame {
  readonly plans: number;
  readonly scores: readonly number[];
}

/** A record of Carcassonne as a film. */
export const makeCarcassonneFilm: MakeFilm = (text) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { setup, table: state } = opening.right;
  const names = playerNames(setup);
  const tape = createTape<CarcassonneState, CarcassonnePlan>(carcassonne, state);
  const { reels, frames, notes } = takeMoves(tree, copyState(state), tape);
  const ended = replay(tree);
  // The board keeps its size from the first tile to the last.
  const extent = extentOfTiles(tape.now.tiles);
  const film: Film = {
    title: 'Carcassonne',
    notes,
    players: names.map((name, seat) => ({
      id: String.fromCharCode(65 + seat),
      name: name.slice(2) || name,
      colour: seatColour(seat),
      ink: seatInk(seat),
    })),
    palette: CARCASSONNE_PALETTE,
    reels,
    winners: isLeft(ended) ? [] : ended.right.winners,
    measure: 'Points',
    goal: null,
    scoresAt: (frame) => frames[frame]!.scores,
    pictures(frame): FilmPicture[] {
      const { plans } = frames[frame]!;
      const now = tape.after(plans);
      const panels = playerBoxes(now, names, PANEL);
      return [
        { name: 'Board', box: boardBox(now, names, extent) },
        ...panels.map((box, seat) => ({ name: names[seat] ?? 'Bag', box })),
      ];
    },
  };
  return film;
};

type Told = { readonly reels: Reel[]; readonly frames: Frame[]; readonly notes: string[] };

/** Plays the moves on a state of their own and takes them, a reel each. */
function takeMoves(tree: Tree, state: CarcassonneState, tape: Tape<CarcassonneState, CarcassonnePlan>): Told {
  const complaints = complaintsOf(tree.diagnostics);
  const words = explain(tree)[Symbol.iterator]();
  const totals = (): number[] => tape.now.scores.map((_, seat) => totalOf(tape.now, seat));
  const reels: Reel[] = [];
  const frames: Frame[] = [{ plans: 0, scores: totals() }];
  for (const { move, steps } of playedMoves(tree, state)) {
    const { line, number, taker, label } = move;
    const scenes = steps.map(({ action, plan, slips, span }): Scene => {
      if (plan) tape.record(plan);
      frames.push({ plans: tape.length, scores: totals() });
      const told = words.next().value;
      const about = new Set([taker.toLowerCase()]);
      if (action !== null && 'x' in action) about.add(`(${action.x},${action.y})`).add(`${action.x},${action.y}`);
      return {
        text: tree.text.slice(span.start, span.end),
        words: told?.text ?? '',
        implied: [],
        problems: [...complaints.take(span), ...slips.map(({ violation }) => problemOf(violation))],
        about,
      };
    });
    if (scenes.length === 0) {
      frames.push({ plans: tape.length, scores: totals() });
      scenes.push({ ...EMPTY, text: label.text });
    }
    const rest = line === null ? [] : complaints.take(line);
    const [first] = scenes;
    scenes[0] = { ...first!, problems: [...first!.problems, ...rest] };
    const heading = [label.text, label.text === first!.text ? '' : first!.text].filter((word) => word !== '').join(' ');
    reels.push({ turn: number, taker: taker.slice(0, 1), heading, scenes, comment: line?.comment?.text ?? '' });
  }
  const beginning: Scene = { ...EMPTY, words: 'The table is empty.', problems: complaints.takeRest() };
  reels.unshift({ turn: 0, taker: '', heading: 'Before the first tile', scenes: [beginning], comment: '' });
  const notes = tree.lines.flatMap((line) => (line.kind === 'header' ? [line.fields.join(', ')] : []));
  return { reels, frames, notes };
}
