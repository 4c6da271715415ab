import { CLEARINGS, type Component } from '@woodlog/core/root';
import { type RootTurn, transfer, removeAllEnemies, suitOfCard, isOfSuit } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { buyFirstStep } from '../shared/market.ts';
import { OWN_WARRIORS } from '../shared/services.ts';

/** Removes all enemy pieces from clearings of the card's suit at the same time, then discards it (4.1.3). */
function* resolve(turn: BotTurn, favor: Component): RootTurn {
  const { me } = turn;
  const suit = suitOfCard(favor);
  yield* removeAllEnemies(turn, me, ...CLEARINGS.filter((clearing) => isOfSuit(turn, clearing, suit)));
  yield* transfer(favor, me.board, 'discard');
}

/** With their advanced services, a Favor, which takes effect at once. */
export const buyFavor = buyFirstStep('ROOT-266', 'Buy a Favor', OWN_WARRIORS, 'favor', resolve);
