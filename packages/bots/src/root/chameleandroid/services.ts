import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, type Player, removeFrom } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { buyFirstStep, craftOrBuyStep } from '../shared/market.ts';
import { hireForBattle as hire } from '../shared/mercenaries.ts';
import { type Purse, canPayWithTheirWarriors, payWithTheirWarriors } from '../shared/services.ts';
import { egoAt, someEgo, yourClearing } from './ego.ts';

/** Removes an ego for each service, and the Riverfolk's own warriors pay (Chmd.10.1). */
const PURSE: Purse = {
  canPay: (turn, seller, cost) => egoAt(turn, turn.me) > 0 && canPayWithTheirWarriors(turn, seller, cost),
  *pay(turn, seller, cost) {
    turn.cite('Chmd.10.1');
    yield* loseEgo(turn);
    yield* payWithTheirWarriors(seller, cost);
  },
};

/** An ego in its clearing returns to the track; nobody removes it. */
export function* loseEgo(turn: BotTurn): RootTurn {
  const clearing = yourClearing(turn, turn.me);
  if (clearing === null) return;
  const pieces = someEgo(turn, turn.me, 1);
  yield* removeFrom(turn, null, turn.me, clearing, pieces);
}

export const craft = craftOrBuyStep('Chmd.4.2', PURSE);

export function* hireForBattle(turn: BotTurn, enemy: Player, clearing: ClearingOrBurrow): RootTurn {
  yield* hire(turn, PURSE, enemy, clearing);
}

/** With its advanced services, buys an ambush card of the Market, which it keeps on its board until it is attacked. */
export const buyAmbush = buyFirstStep('Chmd.10.2', 'Buy an ambush', PURSE, 'ambush');
