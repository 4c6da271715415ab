import type { Game, GameResult } from '../kernel/index.ts';
import type { Action } from './action.ts';
import { actionCodec } from './codecs.ts';
import { enact, type Plan } from './effect.ts';
import { legal } from './legal.ts';
import { plan } from './plan.ts';
import { awaitedRoll } from './rules/rolls.ts';
import type { State } from './state.ts';
import { canonicalTable, copyTable, emptyTable } from './table.ts';

/** The seat that acts next. Before the anchor is known, and at dawn, one acts for the table. */
function toAct(state: Readonly<State>): number | null {
  const { phase } = state;
  if (phase.name === 'over') return null;
  return awaitedRoll(state)?.seat ?? ('seat' in phase ? phase.seat : (state.anchor ?? 0));
}

function result({ phase }: Readonly<State>): GameResult | null {
  return phase.name === 'over' ? { winners: phase.winners, reason: phase.reason } : null;
}

export const fuzzyKnights: Game<State, Action, Plan> = {
  id: 'fuzzy-knights',
  setup: emptyTable,
  plan,
  enact,
  copy: copyTable,
  toAct,
  legal,
  result,
  canonical: canonicalTable,
  codecs: { action: actionCodec },
};
