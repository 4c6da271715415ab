import type { ClearingOrBurrow, Component } from '@woodlog/core/root';
import {
  type RootTurn,
  availableItem,
  inSupply,
  listedPoints,
  mayPlace,
  transfer,
  rules,
  playerOf,
  suitOfCard,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { buyCard, market } from '../shared/market.ts';
import { hireToBuild } from '../shared/mercenaries.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { gardenFor } from './gardens.ts';
import { LOST_SOULS, lostSouls } from './lost-souls.ts';

/** The number of Lost Souls that the bot wants at least (ROOT-265). */
const ENOUGH_SOULS = 5;

/** Cards of the Market that it would buy: never birds (ROOT-259). */
function wares(turn: BotTurn): Component[] {
  const seller = playerOf(turn, 'O');
  return seller === undefined ? [] : market(turn, seller).filter((card) => suitOfCard(card) !== 'B');
}

/** Instead of a card without an available item, buys one with it, which also becomes a Lost Soul (ROOT-258). */
export function* buyCraft(turn: BotTurn): RootTurn<Component | null> {
  const useful = wares(turn).filter((card) => availableItem(turn, card) !== null);
  const best = Math.max(0, ...useful.map(listedPoints));
  const wanted = useful.filter((card) => listedPoints(card) === best);
  const card = yield* buyCard(turn, 'ROOT-258', OWN_WARRIORS, wanted);
  if (card !== null) yield* transfer(card, turn.me.board, 'discard');
  return card;
}

/** Hires mercenaries if only rule is missing for a garden (ROOT-259). */
export function* hireForGarden(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const garden = gardenFor(turn, clearing);
  if (rules(turn, me, clearing) || garden < 0 || inSupply(turn, garden) === 0) return;
  if (mayPlace(turn, me, garden, clearing)) yield* hireToBuild(turn, OWN_WARRIORS, [clearing]);
}

/** With the advanced services, buys Lost Souls until there are five, even if the Riverfolk have more points. */
export const buyLostSouls: Step = {
  law: 'ROOT-265',
  name: 'Buy Lost Souls',
  when: ({ me }) => me.setup.advancedServices === true,
  *play(turn) {
    while (lostSouls(turn).length < ENOUGH_SOULS) {
      const card = yield* buyCard(turn, 'ROOT-265', OWN_WARRIORS, wares(turn), { evenBehind: true });
      if (card === null) return;
      yield* transfer(card, turn.me.board, LOST_SOULS);
    }
  },
};
