import type { Step, Turn } from '@woodlog/session/kernel';

/** The turn and step before a frame. */
export interface Place {
  readonly turn: Turn | undefined;
  readonly step: Step | undefined;
  /** Which of the turns it is. */
  readonly at: number;
}

/** Finds what a frame comes after. */
export function placeOf(turns: readonly Turn[], frame: number): Place {
  let first = 0;
  for (const [at, turn] of turns.entries()) {
    const step = turn.steps[frame - first];
    if (step !== undefined) return { turn, step, at };
    first += turn.steps.length;
  }
  return { turn: undefined, step: undefined, at: 0 };
}
