import type { Step } from '../shared/bot.ts';
import { discardOrderStep } from '../shared/order.ts';
import type { BotTurn } from '../shared/bot.ts';
import { type RootTurn, pawnForest } from '@woodlog/core/root-law';
import { repair } from './damage.ts';
import { DAMAGED, itemsLying, refresh } from './items.ts';
import { REFRESH, REPAIRS } from './numbers.ts';

/** Refreshes undamaged items, fewer if there are damaged ones; `more` by difficulty (B.7.6.1). */
export function* refreshItems(turn: BotTurn, more = 0): RootTurn {
  const { me } = turn;
  const count = itemsLying(turn, me, DAMAGED) > 0 ? REFRESH.damaged : REFRESH.whole;
  yield* refresh(turn, me, count + more);
}

/** The third step, which the law does not print, is the same as for every bot (D53). */
export const EVENING: readonly Step[] = [
  { law: 'B.7.6.1', name: 'Refresh', play: (turn) => refreshItems(turn) },
  {
    law: 'B.7.6.2',
    name: 'Repair',
    *play(turn) {
      // Repairs all items in a forest, otherwise one (B.7.6.2).
      const { me } = turn;
      yield* repair(turn, me, pawnForest(turn, me) === null ? REPAIRS : itemsLying(turn, me, DAMAGED));
    },
  },
  discardOrderStep('D53'),
];
