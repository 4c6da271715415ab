import { type Violation, violation } from '../kernel/index.ts';
import type { Action } from './action.ts';
import type { Plan } from './effect.ts';
import { planAttack, planEngage, planLose, planRetreat } from './rules/battle.ts';
import { planBreak, planOffer, planPropose, planReply, planVote } from './rules/council.ts';
import {
  planConstruct,
  planDaybreak,
  planPay,
  planPlace,
  planRecruit,
  planRecruitHero,
  planUnpaid,
} from './rules/daybreak.ts';
import { planDraw } from './rules/finds.ts';
import { planDrop } from './rules/founding.ts';
import { planExchange } from './rules/garrison.ts';
import { planTake } from './rules/monsters.ts';
import { planCapture, planInteract, planMove } from './rules/movement.ts';
import { planForm } from './rules/muster.ts';
import { planRoll } from './rules/rolls.ts';
import { planEnd } from './rules/turn.ts';
import type { State } from './state.ts';

/** Checks an action by the rules and returns all that it changes. Reads only. */
export function plan(state: Readonly<State>, action: Action): Plan | Violation {
  if (state.phase.name === 'over') return violation('game/over', 'the game is over', { law: 'Victory' });
  switch (action.kind) {
    case 'drop':
      return planDrop(state, action);
    case 'roll':
      return planRoll(state, action);
    case 'daybreak':
      return planDaybreak(state, action);
    case 'pay':
      return planPay(state, action);
    case 'unpaid':
      return planUnpaid(state, action);
    case 'construct':
      return planConstruct(state, action);
    case 'recruit-hero':
      return planRecruitHero(state, action);
    case 'recruit':
      return planRecruit(state, action);
    case 'place':
      return planPlace(state, action);
    case 'move':
      return planMove(state, action);
    case 'interact':
      return planInteract(state, action);
    case 'draw':
      return planDraw(state, action);
    case 'capture':
      return planCapture(state, action);
    case 'engage':
      return planEngage(state, action);
    case 'defect':
    case 'bribe':
      return planTake(state, action);
    case 'form':
      return planForm(state, action);
    case 'attack':
      return planAttack(state, action);
    case 'lose':
      return planLose(state, action);
    case 'retreat':
      return planRetreat(state, action);
    case 'deposit':
    case 'withdraw':
      return planExchange(state, action);
    case 'offer':
      return planOffer(state, action);
    case 'propose':
      return planPropose(state, action);
    case 'reply':
      return planReply(state, action);
    case 'vote':
      return planVote(state, action);
    case 'break':
      return planBreak(state, action);
    case 'end':
      return planEnd(state, action);
  }
}
