import type { Step, Turn } from '@woodlog/session/kernel';
import type { Shown } from '../replays/shown.ts';

/** A frame, and the turn and step that led to it. */
export interface Position {
  readonly frame: number;
  readonly turn: Turn;
  readonly step: Step;
  readonly turnIndex: number;
  /** The action's number in its line; 0 is the line's start. */
  readonly action: number;
}

/** The reader's position in a replay; listeners are told when it moves. */
export interface Reader {
  readonly replay: Shown;
  readonly positions: readonly Position[];
  readonly at: Position;
  /** Goes to a frame, or the nearest one. */
  goTo(frame: number): void;
  /** Goes forward or back by frames. */
  step(by: number): void;
  /** Goes to the start of the next line, or of this or the previous one. */
  stepTurn(by: 1 | -1): void;
  onMove(listener: (position: Position) => void): void;
}

const positionsOf = (replay: Shown): Position[] => {
  let frame = 0;
  return replay.turns.flatMap((turn, turnIndex) =>
    turn.steps.map((step, action) => ({ frame: frame++, turn, step, turnIndex, action })),
  );
};

export function createReader(replay: Shown): Reader {
  const positions = positionsOf(replay);
  const listeners: ((position: Position) => void)[] = [];
  const last = positions.length - 1;
  let frame = 0;
  const here = (): Position => {
    const position = positions[frame];
    if (position === undefined) throw new RangeError('a replay without a position');
    return position;
  };
  const goTo = (wanted: number): void => {
    frame = Math.max(0, Math.min(last, Math.round(wanted)));
    for (const listener of listeners) listener(here());
  };
  return {
    replay,
    positions,
    get at() {
      return here();
    },
    goTo,
    step: (by) => goTo(frame + by),
    stepTurn(by) {
      const { turnIndex, action } = here();
      const wanted = by < 0 && action > 0 ? turnIndex : turnIndex + by;
      const found = positions.findIndex((position) => position.turnIndex === wanted);
      goTo(found >= 0 ? found : by < 0 ? 0 : last);
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
