import {
  type RootTurn,
  type Player,
  type RulesContext,
  buildingsAt,
  inSupply,
  mayPlace,
  onMap,
  rules,
  warriorsAt,
  putPiece,
  mayPutWarriors,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import type { BotTurn, Outcome, Step } from '../shared/bot.ts';
import { ALL_CLEARINGS, orderedClearings } from '../shared/order.ts';
import { hireToBuild } from '../shared/mercenaries.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { target } from '../shared/target.ts';
import { GENTRIFIED_WARRIORS, NEW_ROOST_WARRIORS } from './numbers.ts';
import { fallIntoTurmoil, placeWarriors } from './turmoil.ts';

export function roost(me: Player): ColumnIndex {
  return me.buildings[0]!;
}

export function hasRoost(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): boolean {
  return buildingsAt(ctx, me, clearing) > 0;
}

/** Without a roost on the map, places one with four warriors (B.5.4.4). */
export const newRoost: Step = {
  law: 'B.5.4.4',
  name: 'New Roost',
  *play(turn): RootTurn<Outcome> {
    const { me } = turn;
    if (onMap(turn, roost(me)) > 0) return;
    const legal = orderedClearings(turn).filter(
      (clearing) => mayPlace(turn, me, roost(me), clearing) && mayPutWarriors(turn, me, clearing),
    );
    const clearing = target(turn, legal);
    if (clearing === undefined) return fallIntoTurmoil(turn);
    const built = yield* placeWarriors(turn, clearing, NEW_ROOST_WARRIORS, { column: roost(me), count: 1 });
    return built ? undefined : fallIntoTurmoil(turn);
  },
};

/** Builds a roost in a ruled clearing without one, whatever the Decree has (B.5.5.1.IV). */
export const build: Step = {
  law: 'B.5.5.1.IV',
  name: 'Build',
  *play(turn): RootTurn<Outcome> {
    const { me } = turn;
    if (inSupply(turn, roost(me)) === 0) return fallIntoTurmoil(turn);
    if (ruled(turn).length === 0) yield* hireToBuild(turn, OWN_WARRIORS, buildable(turn));
    const clearing = target(turn, ruled(turn));
    if (clearing === undefined) return fallIntoTurmoil(turn);
    const built = yield* putPiece(turn, me, clearing, roost(me));
    return built > 0 ? undefined : fallIntoTurmoil(turn);
  },
};

/** Clearings where a roost could be placed under its rule. */
function buildable(turn: BotTurn): ClearingOrBurrow[] {
  const { me } = turn;
  return ALL_CLEARINGS.filter((clearing) => !hasRoost(turn, me, clearing) && mayPlace(turn, me, roost(me), clearing));
}

function ruled(turn: BotTurn): ClearingOrBurrow[] {
  return buildable(turn).filter((clearing) => rules(turn, turn.me, clearing));
}

/**
 * When gentrified, builds where two warriors defend the roost, unless there is one or it is the last (Chmd.10.5.II,
 * D42).
 */
export function* gentrified(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  ctx.cite('Chmd.10.5.II');
  if (warriorsAt(ctx, me, clearing) < GENTRIFIED_WARRIORS || hasRoost(ctx, me, clearing)) return false;
  if (inSupply(ctx, roost(me)) < 2 || !mayPlace(ctx, me, roost(me), clearing)) return false;
  return (yield* putPiece(ctx, me, clearing, roost(me))) > 0;
}
