import { type Violation, violation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { planBattle } from './battle.ts';
import {
  planConspiracy,
  planDiscardDecree,
  planFunds,
  planHire,
  planOpenPath,
  planOutcast,
  planPrice,
  planRelate,
  planReveal,
} from './boards.ts';
import { planCraft } from './craft.ts';
import { hooksOf } from './hooks.ts';
import { PlanBuilder } from './plan-builder.ts';
import { planBegin, planEnd } from './line.ts';
import { planMove } from './move.ts';
import type { Plan } from './enact.ts';
import { planMarker, planScore } from './score.ts';
import { planFlip, planGuess, planTrick } from './tokens.ts';

/**
 * Plans an action leniently: missing components come from the suspense place `?` and are listed in `slips`, so that a
 * log with a mistake can be replayed to its end (D5).
 */
export function planLeniently(table: Readonly<Table>, action: Action): Plan {
  const builder = new PlanBuilder(table, layoutOf(table.setup));
  const due = table.turn.due.length > 0 ? hooksOf(builder, builder.taker).before?.(builder, action) : undefined;
  const entered = due ?? action;
  (PLANNERS[entered.kind] as (builder: PlanBuilder, action: Action) => void)(builder, entered);
  builder.shuffleIfEmpty();
  return builder;
}

/** Plans an action, or returns the first thing that is wrong with it. */
export function plan(table: Readonly<Table>, action: Action): Plan | Violation {
  const lenient = planLeniently(table, action);
  // The header's pieces come before the first line.
  const inLine = table.turn.open || table.turn.number === 0;
  if (!inLine && action.kind !== 'begin' && action.kind !== 'end') {
    return violation('ledger/no-line', 'no line is open: begin one first', { law: 'D3' });
  }
  return lenient.slips[0] ?? lenient;
}

type Planners = {
  readonly [Kind in Action['kind']]: (builder: PlanBuilder, action: Extract<Action, { readonly kind: Kind }>) => void;
};

const PLANNERS: Planners = {
  move: planMove,
  begin: planBegin,
  end: planEnd,
  battle: planBattle,
  score: planScore,
  craft: planCraft,
  reveal: planReveal,
  marker: planMarker,
  'open-path': planOpenPath,
  'discard-decree': planDiscardDecree,
  relate: planRelate,
  price: planPrice,
  funds: planFunds,
  outcast: planOutcast,
  conspiracy: planConspiracy,
  guess: planGuess,
  flip: planFlip,
  trick: planTrick,
  hire: planHire,
};
