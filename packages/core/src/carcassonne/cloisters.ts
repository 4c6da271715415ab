import type { Scoring } from './features.ts';
import { valueAt } from './grid.ts';
import { CLOISTER, majority } from './scoring.ts';
import { type CarcassonneState, shapeOf } from './state.ts';
import { SEGMENTS } from './tile.ts';

const AROUND = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** How many of the eight squares around are empty. */
export function emptyAround(state: Readonly<CarcassonneState>, x: number, y: number): number {
  let empty = 0;
  for (const [dx, dy] of AROUND) if (valueAt(state.grid, x + dx, y + dy) <= 0) empty++;
  return empty;
}

/** The effect of a tile on the surrounding cloisters: all get closer, and complete ones score. */
export function planCloisters(
  state: Readonly<CarcassonneState>,
  x: number,
  y: number,
): { readonly closing: readonly number[]; readonly scorings: readonly Scoring[] } {
  const closing: number[] = [];
  const scorings: Scoring[] = [];
  for (const [dx, dy] of AROUND) {
    const tile = valueAt(state.grid, x + dx, y + dy) - 1;
    if (tile < 0) continue;
    const { cloister, kind } = shapeOf(state, tile);
    if (cloister < 0) continue;
    const feature = tile * SEGMENTS + cloister;
    closing.push(feature);
    const claimed = state.claimed[feature]!;
    if (state.open[feature] !== 1 || claimed === 0) continue;
    scorings.push({
      type: kind.segments[cloister]?.type === 'garden' ? 'garden' : 'cloister',
      feature,
      tiles: CLOISTER,
      pennants: 0,
      special: false,
      points: CLOISTER,
      seats: majority(claimed),
    });
  }
  return { closing, scorings };
}
