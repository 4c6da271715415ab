import { type Player, type RootTurn, type RulesContext, suitToBuild, columnOf } from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, NO_COLUMN } from '@woodlog/core/root';
import { gentrifiedBy, placeOne } from '../shared/gentrified.ts';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The column of the garden that matches a clearing; none if its suit is unknown. */
export function gardenFor(ctx: RulesContext, clearing: ClearingOrBurrow): ColumnIndex {
  const suit = suitToBuild(ctx, clearing);
  return suit === null ? NO_COLUMN : columnOf(ctx, `Lb_${suit.toLowerCase()}`);
}

/** Places the matching garden in a clearing if one is left and a slot is open. Returns whether it did. */
export const placeGarden = (ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> =>
  placeOne(ctx, me, gardenFor(ctx, clearing), clearing);

/** With four warriors there to defend it, places a matching garden (Chmd.10.5.V). */
export const gentrified = gentrifiedBy('Chmd.10.5.V', GENTRIFIED_WARRIORS, (ctx, _me, clearing) =>
  gardenFor(ctx, clearing),
);
