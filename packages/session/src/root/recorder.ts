import { impliedInWords } from '@woodlog/notation/root';
import { type Action, type Plan, type Table, layoutOf, root } from '@woodlog/core/root';
import { createCheckpoints } from '../kernel/checkpoints.ts';
import type { Problem, Step } from '../kernel/replay.ts';
import { type Mark, aboutOf, marksOf } from './marks.ts';

interface Frame {
  readonly plans: number;
  readonly marks: readonly Mark[];
  readonly scores: readonly number[];
}

/** A step in notation, and the plans that it consists of. */
interface StepToRecord {
  readonly text: string;
  readonly words: string;
  readonly taker: string;
  readonly action: Action | null;
  readonly plans: readonly Plan[];
  readonly problems: readonly Problem[];
}

/** Records the steps of a game, one for each frame. */
export interface Recorder {
  record(step: StepToRecord): Step;
  frameAt(frame: number): Frame;
  tableAt(frame: number): Table;
}

export function createRecorder(opening: Readonly<Table>): Recorder {
  const layout = layoutOf(opening.setup);
  const checkpoints = createCheckpoints<Table, Plan>(root, opening);
  const frames: Frame[] = [];
  const frameAt = (frame: number): Frame => frames[frame]!;
  return {
    frameAt,
    tableAt: (frame) => checkpoints.after(frameAt(frame).plans),
    record({ text, words, taker, action, plans, problems }) {
      for (const plan of plans) checkpoints.record(plan);
      // Scores are replaced and never changed, so a frame may keep them.
      frames.push({ plans: checkpoints.length, marks: marksOf(plans, action, layout), scores: checkpoints.now.scores });
      const implied = plans.flatMap((plan) => plan.implied.map(impliedInWords));
      return { text, words, implied, problems, about: aboutOf(plans, action, taker, layout) };
    },
  };
}
