import type { Replay } from './replay.ts';

/** Plans between two kept states, which are replayed. */
const CHECKPOINT = 24;

/** How a game copies its states and applies plans. */
interface Playing<State, Plan> {
  copy(state: Readonly<State>): State;
  enact(state: State, plan: Plan): void;
}

/** A game recorded frame by frame, without a state for each. */
export interface Recorder<State, Plan, Mark> {
  /** Applies plans, as one frame; `marks` are what it touches. */
  record(plans: readonly Plan[], marks?: readonly Mark[]): void;
  /** What was recorded. */
  readonly frames: Pick<Replay<State, Mark>, 'scoresAt' | 'tableAt' | 'marksAt'>;
}

/** A frame: the number of plans before its end, and what is shown of it. */
interface Frame<Mark> {
  readonly plans: number;
  readonly scores: readonly number[];
  readonly marks: readonly Mark[];
}

/** Records a game from its opening; `scoresOf` gives what may be kept of a state that changes. */
export function createRecorder<State, Plan, Mark>(
  game: Playing<State, Plan>,
  opening: Readonly<State>,
  scoresOf: (state: Readonly<State>) => readonly number[],
): Recorder<State, Plan, Mark> {
  const plans: Plan[] = [];
  const checkpoints = [game.copy(opening)];
  const frames: Frame<Mark>[] = [];
  const now = game.copy(opening);
  const frameAt = (frame: number): Frame<Mark> => frames[frame]!;
  return {
    record(added, marks = []) {
      for (const plan of added) {
        plans.push(plan);
        game.enact(now, plan);
        if (plans.length % CHECKPOINT === 0) checkpoints.push(game.copy(now));
      }
      frames.push({ plans: plans.length, scores: scoresOf(now), marks });
    },
    frames: {
      scoresAt: (frame) => frameAt(frame).scores,
      tableAt(frame) {
        const count = frameAt(frame).plans;
        const checkpoint = Math.floor(count / CHECKPOINT);
        const found = game.copy(checkpoints[checkpoint]!);
        for (let i = checkpoint * CHECKPOINT; i < count; i++) game.enact(found, plans[i]!);
        return found;
      },
      marksAt: (frame) => frameAt(frame).marks,
    },
  };
}
