import type { Violation } from '../../kernel/index.ts';
import type { ActionOf } from '../action.ts';
import type { Plan } from '../effect.ts';
import { settlementsOf } from '../look.ts';
import type { State } from '../state.ts';
import { eliminate } from './fall.ts';
import { mustEngage } from './movement.ts';
import { afterBuild, afterTurn } from './order.ts';
import { notNow, notYours } from './refuse.ts';

/**
 * A seat ends its building phase or its turn. Elimination: a player without a settlement can only have lost it since
 * the last turn, so the grace ends with this turn.
 */
export function planEnd(state: Readonly<State>, action: ActionOf<'end'>): Plan | Violation {
  const { phase } = state;
  if (phase.name !== 'turn' && phase.name !== 'build') return notNow(state);
  const { seat } = action;
  if (phase.seat !== seat) return notYours(phase.seat);
  if (phase.name === 'build') return { effects: [], phase: afterBuild(state, seat) };
  const bound = mustEngage(phase);
  if (bound) return bound;
  if (settlementsOf(state, seat).length > 0) return afterTurn(state, seat);
  const fallen = eliminate(state, seat);
  if (fallen.over) return { effects: fallen.effects, phase: fallen.over };
  const next = afterTurn(state, seat, seat);
  return { effects: [...fallen.effects, ...next.effects], phase: next.phase };
}
