import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type RootTurn,
  buildingsAt,
  onMap,
  rules,
  score,
  warriorsAt,
  putWarriors,
  oneOfEach,
  mayPutWarriors,
  removeFrom,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { ownWarriors } from '../shared/measures.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { fewest, first, most, target } from '../shared/target.ts';
import { build } from './build.ts';
import { BURROW, standing } from './burrow.ts';
import { brigadier, tunnel } from './dig.ts';
import { isSwayed } from './ministers.ts';
import { DUCHESS_POINTS, MINISTERS, TUNNELS } from './numbers.ts';

/** Places a warrior with buildings, in the clearing with the fewest warriors (B.10.7.2). */
function* marshal(turn: BotTurn): RootTurn {
  const { me } = turn;
  const legal = clearingsInOrder(turn).filter(
    (clearing) => buildingsAt(turn, me, clearing) > 0 && mayPutWarriors(turn, me, clearing),
  );
  const clearing = target(turn, legal, fewest(ownWarriors));
  if (clearing !== undefined) yield* putWarriors(turn, me, clearing, 1);
}

/**
 * Removes a warrior from the ruled clearing with the most, for a point. The Burrow counts, as the last of those tied
 * (B.10.7.6, B.10.2.2).
 */
function* mayor(turn: BotTurn): RootTurn {
  const { me } = turn;
  const legal = ([...clearingsInOrder(turn), BURROW] as const).filter(
    (clearing) => warriorsAt(turn, me, clearing) > 0 && rules(turn, me, clearing),
  );
  const marked = first<ClearingOrBurrow>((_turn, clearing) => clearing !== BURROW, 'outside the Burrow');
  const clearing = target(turn, legal, most(ownWarriors), marked);
  if (clearing === undefined) return;
  const pieces = oneOfEach([me.warrior]);
  yield* removeFrom(turn, me, me, clearing, pieces);
  yield* score(turn, me, 1);
}

interface Action {
  readonly law: string;
  readonly take: (turn: BotTurn) => RootTurn;
}

/** The actions of ministers; the Captain and the Foremole only have abilities. */
const ACTIONS: Readonly<Record<string, Action>> = {
  '#marshal': { law: 'B.10.7.2', take: marshal },
  '#brigadier': { law: 'B.10.7.4', take: brigadier },
  '#banker': { law: 'B.10.7.5', take: build },
  '#mayor': { law: 'B.10.7.6', take: mayor },
  '#earlofstone': { law: 'B.10.7.7', take: (turn) => score(turn, turn.me, standing(turn, 'Db_c')) },
  '#baronofdirt': { law: 'B.10.7.8', take: (turn) => score(turn, turn.me, standing(turn, 'Db_m')) },
  '#duchessofmud': {
    law: 'B.10.7.9',
    take: (turn) => score(turn, turn.me, onMap(turn, tunnel(turn)) === TUNNELS ? DUCHESS_POINTS : 0),
  },
};

export const actWithMinisters: Step = {
  law: 'B.10.5.4',
  name: 'Act with Ministers',
  *play(turn) {
    for (const { card } of MINISTERS) {
      const action = ACTIONS[card];
      if (action === undefined || !isSwayed(turn, turn.me, card)) continue;
      turn.cite(action.law);
      yield* action.take(turn);
    }
  },
};
