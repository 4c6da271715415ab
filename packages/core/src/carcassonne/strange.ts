import { type Violation, isViolation } from '../kernel/violation.ts';
import { planCloisters } from './cloisters.ts';
import { type LayPlan, type Lenience, misfit, outOfTurn } from './plan.ts';
import type { CarcassonneState } from './state.ts';
import type { Shape } from './tile.ts';

/** A tile that Woodlog does not know, in a record. */
export interface StrangeTile {
  /** Null for the starter. */
  readonly seat: number | null;
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
}

/** Places an unknown tile: it fills its square, and has no features. */
export function planStrange(
  state: Readonly<CarcassonneState>,
  { seat, x, y, shape }: StrangeTile,
  lenience: Lenience = {},
): LayPlan | Violation {
  const refused = seat === null ? null : outOfTurn(state, seat, lenience);
  const misplaced = refused ?? misfit(state, shape, x, y, { ...lenience, ...(seat === null && { apart: true }) });
  if (misplaced !== null && isViolation(misplaced)) return misplaced;
  return { kind: 'lay', seat, x, y, shape, claimed: -1, merges: [], ...planCloisters(state, x, y) };
}
