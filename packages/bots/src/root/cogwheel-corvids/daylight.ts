import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type Player, destinations, warriorsAt, hasFaceUp, moveWarriors } from '@woodlog/core/root-law';
import { battleIn } from '../shared/actions.ts';
import type { BotTurn, Step } from '../shared/bot.ts';
import { buildingsIn, ownWarriors, points, tokensIn } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { lowestPriority } from '../shared/priority.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { most, target, tie } from '../shared/target.ts';
import { BATTLE_WARRIORS, STAY } from './numbers.ts';
import { isPlotted } from './plots.ts';

const buildingsAndTokensIn =
  (clearing: ClearingOrBurrow) =>
  (turn: BotTurn, player: Player): number =>
    buildingsIn(clearing)(turn, player) + tokensIn(clearing)(turn, player);

export const battleStep: Step = {
  law: 'B.11.5.1',
  name: 'Battle',
  *play(turn) {
    for (const clearing of orderedClearings(turn)) {
      if (warriorsAt(turn, turn.me, clearing) < BATTLE_WARRIORS) continue;
      const keys = [
        tie('B.11.5.1.I', most(buildingsAndTokensIn(clearing), 'buildings and tokens there')),
        most(points),
      ];
      yield* battleIn(turn, clearing, keys, { purse: OWN_WARRIORS });
    }
  },
};

/** To the neighbour without a plot that has most of its warriors; if all have one, to the one of lowest priority. */
function destination(turn: BotTurn, from: ClearingOrBurrow): ClearingOrBurrow | undefined {
  const near = destinations(turn, turn.me, from);
  const free = near.filter((clearing) => !isPlotted(turn, clearing));
  if (free.length > 0) return target(turn, free, tie('B.11.5.2.I', most(ownWarriors)));
  turn.cite('B.11.5.2.II');
  return target(turn, near, lowestPriority);
}

export const moveStep: Step = {
  law: 'B.11.5.2',
  name: 'Move',
  *play(turn) {
    const { me } = turn;
    for (const from of orderedClearings(turn)) {
      const count = warriorsAt(turn, me, from) - STAY;
      if (count <= 0 || !hasFaceUp(turn, from)) continue;
      const to = destination(turn, from);
      if (to !== undefined) yield* moveWarriors(turn, me, from, to, count);
    }
  },
};
