import { gentrifiedBy } from '../shared/gentrified.ts';
import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  openSlots,
  rules,
  score,
  putPiece,
  columnOf,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import { battleIn } from '../shared/actions.ts';
import type { BotTurn, Step } from '../shared/bot.ts';
import { buildingsIn, ownWarriors, piecesIn, points } from '../shared/measures.ts';
import { orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { hireToBuild } from '../shared/mercenaries.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { most, target, tie } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { INVADERS } from './dig.ts';
import { CITADEL_FROM, GENTRIFIED_WARRIORS } from './numbers.ts';

/** Battles in each of these clearings: against the player with the most buildings there, then pieces, then points. */
function* battleInEach(turn: BotTurn, clearings: readonly ClearingOrBurrow[]): RootTurn {
  for (const clearing of clearings) {
    const keys = [tie('B.10.5.2.I', most(buildingsIn(clearing))), most(piecesIn(clearing)), most(points)];
    yield* battleIn(turn, clearing, keys, { purse: OWN_WARRIORS });
  }
}

export const battleStep: Step = {
  law: 'B.10.5.2',
  name: 'Battle',
  play: (turn) => battleInEach(turn, orderedClearings(turn)),
};

/** A citadel while the supply has many warriors, then a market (B.10.5.3). */
function prompted(ctx: RulesContext, me: Player): ColumnIndex {
  return columnOf(ctx, inSupply(ctx, me.warrior) >= CITADEL_FROM ? 'Db_c' : 'Db_m');
}

/**
 * Places the building in the ruled clearing with the most warriors, or scores while its board has some left (B.10.5.3).
 */
export function* build(turn: BotTurn): RootTurn {
  const { me, state } = turn;
  const column = prompted(turn, me);
  if (inSupply(turn, column) > 0) {
    const buildable = clearingsInOrder(turn).filter((clearing) => mayPlace(turn, me, column, clearing));
    if (!buildable.some((one) => rules(turn, me, one))) yield* hireToBuild(turn, OWN_WARRIORS, buildable);
    const ruled = clearingsInOrder(turn).filter((clearing) => rules(turn, me, clearing));
    const legal = buildable.filter((clearing) => rules(turn, me, clearing));
    const clearing = target(turn, legal, most(ownWarriors));
    if (clearing !== undefined && (yield* putPiece(turn, me, clearing, column)) > 0) return;
    const full = ruled.length > 0 && ruled.every((one) => openSlots(state, one) <= 0);
    if (full && hasTrait(me, INVADERS)) {
      turn.cite(INVADERS.card);
      return yield* battleInEach(turn, clearingsInOrder(turn));
    }
  }
  if (me.buildings.some((building) => inSupply(turn, building) > 0)) yield* score(turn, me, 1);
}

export const buildStep: Step = { law: 'B.10.5.3', name: 'Build', play: build };

/** With four warriors there, places the building that the supply calls for at that time (Chmd.10.5.VII, D42). */
export const gentrified = gentrifiedBy('Chmd.10.5.VII', GENTRIFIED_WARRIORS, prompted);
