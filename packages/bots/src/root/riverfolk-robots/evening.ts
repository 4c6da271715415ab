import { score, warriorsAt } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { discard } from './market.ts';
import { RACKETEERS_LEFT } from './numbers.ts';
import { bestPayer, payIn, payOut, paymentsOf } from './payments.ts';
import { isProtectionist } from './protectionism.ts';

/** A point for each warrior of the player with the most in Payments; they all return. */
const scorePayments: Step = {
  law: 'B.9.6.1',
  name: 'Score',
  *play(turn) {
    const payer = bestPayer(turn);
    if (payer === undefined) return;
    yield* score(turn, turn.me, paymentsOf(turn, turn.me, payer));
    yield* payOut(turn, turn.me, payer);
  },
};

/** With the sword or the shield, all but two warriors of each clearing go to Payments. */
const racketeering: Step = {
  law: 'B.9.6.2',
  name: 'Racketeering',
  *play(turn) {
    if (!isProtectionist(turn)) return;
    const { me } = turn;
    for (const clearing of clearingsInOrder(turn)) {
      yield* payIn(turn, me, me.warrior, warriorsAt(turn, me, clearing) - RACKETEERS_LEFT, `${clearing}`);
    }
  },
};

export const EVENING: readonly Step[] = [scorePayments, racketeering, discard];
