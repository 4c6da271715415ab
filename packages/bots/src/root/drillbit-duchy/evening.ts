import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type RootTurn,
  buildingsAt,
  destinations,
  neighbours,
  rules,
  score,
  warriorsAt,
  putWarriors,
  moveWarriors,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { ownWarriors } from '../shared/measures.ts';
import { discardOrderStep, orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { fewest, target, tie } from '../shared/target.ts';
import { BURROW, standing } from './burrow.ts';
import { sway, unswayed } from './ministers.ts';
import { RALLIES_UP_TO, STAY } from './numbers.ts';

function* takeHome(turn: BotTurn, from: ClearingOrBurrow, count: number): RootTurn {
  yield* putWarriors(turn, turn.me, BURROW, count, `${from}`);
}

/**
 * All move to a neighbour with buildings or, if there is none, home (B.10.6.1). A neighbour that they may not enter
 * counts.
 */
function* leave(turn: BotTurn, from: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const count = warriorsAt(turn, me, from);
  const built = (clearing: ClearingOrBurrow): boolean => buildingsAt(turn, me, clearing) > 0;
  if (!neighbours(turn, me, from).some(built)) {
    turn.cite('B.10.6.1.II');
    return yield* takeHome(turn, from, count);
  }
  const to = target(turn, destinations(turn, me, from).filter(built), tie('B.10.6.1.I', fewest(ownWarriors)));
  if (to !== undefined) yield* moveWarriors(turn, me, from, to, count);
}

const rally: Step = {
  law: 'B.10.6.1',
  name: 'Rally',
  *play(turn) {
    const { me } = turn;
    for (const clearing of orderedClearings(turn)) {
      const count = warriorsAt(turn, me, clearing);
      if (count > 0 && count <= RALLIES_UP_TO && buildingsAt(turn, me, clearing) === 0) yield* leave(turn, clearing);
    }
    for (const clearing of clearingsInOrder(turn)) {
      const over = warriorsAt(turn, me, clearing) - STAY;
      if (over > 0 && rules(turn, me, clearing)) yield* takeHome(turn, clearing, over);
    }
  },
};

const scoreMarkets: Step = {
  law: 'B.10.6.2',
  name: 'Score',
  play: (turn) => score(turn, turn.me, standing(turn, 'Db_m')),
};

const swayStep: Step = {
  law: 'B.10.6.3',
  name: 'Sway',
  play: (turn) => sway(turn.me, unswayed(turn, turn.me), turn.order?.suit ?? null),
};

export const EVENING: readonly Step[] = [rally, scoreMarkets, swayStep, discardOrderStep('B.10.6.4')];
