import { type Action, type Plan, type Table, layoutOf, root } from '@woodlog/core/root';
import type { Mark } from '../../draw/root/marks.ts';
import type { Problem, Scene } from '../film.ts';
import { problemOf } from '../problems.ts';
import { createTape } from '../tape.ts';
import { aboutOf, marksOf } from './scene.ts';

/** What there is to see after a scene. */
interface Frame {
  readonly plans: number;
  readonly marks: readonly Mark[];
  readonly scores: readonly number[];
}

/** A scene as the log tells it, and the plans that carry it out. */
interface Take {
  readonly text: string;
  readonly words: string;
  readonly taker: string;
  readonly action: Action | null;
  readonly plans: readonly Plan[];
  readonly problems: readonly Problem[];
}

/** Takes the scenes of a game one after the other, a frame each. */
export interface Camera {
  shoot(take: Take): Scene;
  readonly frames: readonly Frame[];
  tableAt(frame: number): Table;
}

export function createCamera(opening: Readonly<Table>): Camera {
  const layout = layoutOf(opening.setup);
  const tape = createTape<Table, Plan>(root, opening);
  const frames: Frame[] = [];
  return {
    frames,
    tableAt: (frame) => tape.after(frames[frame]!.plans),
    shoot({ text, words, taker, action, plans, problems }) {
      for (const plan of plans) tape.record(plan);
      // Scores are replaced, never written to, so a frame may keep them.
      frames.push({ plans: tape.length, marks: marksOf(plans, action, layout), scores: tape.now.scores });
      return {
        text,
        words,
        implied: plans.flatMap(({ implied }) => implied),
        problems: [...problems, ...plans.flatMap(({ slips }) => slips.map(problemOf))],
        about: aboutOf(plans, action, taker, layout),
      };
    },
  };
}
