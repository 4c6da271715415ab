import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, inSupply, putWarriors, openToWarriors } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { ownWarriors } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { first, most, targets, tie } from '../shared/target.ts';
import { RECRUIT_CLEARINGS } from './numbers.ts';
import { isPlotted, thicken } from './plots.ts';

/** Places this many warriors in each of two ordered clearings (B.11.4.3). */
export function* recruit(turn: BotTurn, warriors: number): RootTurn {
  const { me } = turn;
  const legal = openToWarriors(turn, me, orderedClearings(turn));
  if (legal.length > RECRUIT_CLEARINGS) turn.cite('B.11.4.3.I');
  const unplotted = first<ClearingOrBurrow>((_turn, clearing) => !isPlotted(turn, clearing), 'no plot there');
  const chosen = targets(turn, legal, unplotted, tie('B.11.4.3.I', most(ownWarriors))).slice(0, RECRUIT_CLEARINGS);
  for (const clearing of chosen) yield* placeAll(turn, clearing, warriors);
}

/**
 * When no warriors are left, the plot thickens first, which returns one (B.11.4.3.II), and again if that one goes to
 * the Coffin Makers (ROOT-62).
 */
function* placeAll(turn: BotTurn, clearing: ClearingOrBurrow, warriors: number): RootTurn {
  const { me } = turn;
  for (let left = warriors; left > 0; ) {
    while (inSupply(turn, me.warrior) === 0) {
      turn.cite('B.11.4.3.II');
      if (!(yield* thicken(turn))) return;
    }
    const placed = yield* putWarriors(turn, me, clearing, left);
    if (placed === 0) return;
    left -= placed;
  }
}
