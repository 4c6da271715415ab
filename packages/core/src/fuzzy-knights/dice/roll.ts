import type { Dice, DiceTerm, Sides } from './dice.ts';

export interface Rolled {
  /** What each die showed, in the order of the terms. */
  readonly faces: readonly number[];
  /** Faces and bonuses together. */
  readonly total: number;
}

/** Rolls a sequence; `face` gives what one die shows, such as `(sides) => stream.pick(facesOf(sides))`. */
export function rollTerms(terms: readonly (Dice | DiceTerm)[], face: (sides: Sides) => number): Rolled {
  const faces: number[] = [];
  let total = 0;
  for (const term of terms) {
    const times = 'times' in term ? term.times : 1;
    for (let i = 0; i < term.count; i++) {
      const shown = face(term.sides);
      faces.push(shown);
      total += shown * times;
    }
    total += term.bonus;
  }
  return { faces, total };
}
