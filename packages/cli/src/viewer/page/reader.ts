import type { Film, Reel, Scene } from '../film.ts';

/** A position of the reader: a frame, and the reel and scene that led to it. */
export interface Position {
  readonly frame: number;
  readonly reel: Reel;
  readonly scene: Scene;
  readonly reelIndex: number;
  /** Number of the action in its line; 0 is the line's beginning. */
  readonly action: number;
}

/** Where the reader is in a film, and how to get elsewhere; tells listeners when it has moved. */
export interface Reader {
  readonly film: Film;
  readonly positions: readonly Position[];
  readonly at: Position;
  /** Goes to a frame; beyond the ends to the nearest. */
  goTo(frame: number): void;
  /** Goes on or back by so many frames. */
  step(by: number): void;
  /** To the beginning of the next line, or of this or the one before. */
  stepReel(by: 1 | -1): void;
  onMove(listener: (position: Position) => void): void;
}

const positionsOf = (film: Film): Position[] => {
  let frame = 0;
  return film.reels.flatMap((reel, reelIndex) =>
    reel.scenes.map((scene, action) => ({ frame: frame++, reel, scene, reelIndex, action })),
  );
};

export function createReader(film: Film): Reader {
  const positions = positionsOf(film);
  const listeners: ((position: Position) => void)[] = [];
  const last = positions.length - 1;
  let frame = 0;
  const goTo = (wanted: number): void => {
    frame = Math.max(0, Math.min(last, Math.round(wanted)));
    for (const listener of listeners) listener(positions[frame]!);
  };
  return {
    film,
    positions,
    get at() {
      return positions[frame]!;
    },
    goTo,
    step: (by) => goTo(frame + by),
    stepReel(by) {
      const { reelIndex, action } = positions[frame]!;
      const wanted = by < 0 && action > 0 ? reelIndex : reelIndex + by;
      const found = positions.findIndex((position) => position.reelIndex === wanted);
      goTo(found >= 0 ? found : by < 0 ? 0 : last);
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
