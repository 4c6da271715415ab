import { drawCards, putWarriorsInEach } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { MARKET_CARDS, STARTING_PAYMENTS } from './numbers.ts';
import { payIn } from './payments.ts';
import { riverClearings } from './river.ts';

const placeWarriors: Step = {
  law: 'B.9.3.2',
  name: 'Place Warriors',
  *play(turn) {
    yield* putWarriorsInEach(turn, turn.me, riverClearings(turn), 1);
  },
};

const startingPayment: Step = {
  law: 'B.9.3.4',
  name: 'Gain Starting Payment',
  play: (turn) => payIn(turn, turn.me, turn.me.warrior, STARTING_PAYMENTS, turn.me.supply),
};

const stock: Step = {
  law: 'B.9.3.5',
  name: 'Stock Market',
  *play(turn) {
    yield* drawCards(turn, 'B.9.3.5', turn.me.letter, MARKET_CARDS);
  },
};

/** Setup fills supply and tracks (B.9.3.1, B.9.3.3). */
export const SETUP: readonly Step[] = [placeWarriors, startingPayment, stock];
