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
  enter(builder, due ?? action);
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

function enter(builder: PlanBuilder, action: Action): void {
  switch (action.kind) {
    case 'move':
      planMove(builder, action);
      break;
    case 'begin':
      planBegin(builder, action);
      break;
    case 'end':
      planEnd(builder);
      break;
    case 'battle':
      planBattle(builder, action);
      break;
    case 'score':
      planScore(builder, action);
      break;
    case 'craft':
      planCraft(builder, action);
      break;
    case 'reveal':
      planReveal(builder, action);
      break;
    case 'marker':
      planMarker(builder, action);
      break;
    case 'open-path':
      planOpenPath(builder, action);
      break;
    case 'discard-decree':
      planDiscardDecree(builder, action);
      break;
    case 'relate':
      planRelate(builder, action);
      break;
    case 'price':
      planPrice(builder, action);
      break;
    case 'funds':
      planFunds(builder, action);
      break;
    case 'outcast':
      planOutcast(builder, action);
      break;
    case 'conspiracy':
      planConspiracy(builder, action);
      break;
    case 'guess':
      planGuess(builder, action);
      break;
    case 'flip':
      planFlip(builder, action);
      break;
    case 'trick':
      planTrick(builder, action);
      break;
    case 'hire':
      planHire(builder, action);
      break;
  }
}
