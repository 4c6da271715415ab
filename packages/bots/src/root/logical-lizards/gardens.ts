import { type Player, type RootTurn, type RulesContext, suitToBuild } from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, NO_COLUMN, columnNamed } from '@woodlog/core/root';
import { gentrifiedBy, placeOne } from '../shared/gentrified.ts';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The column of the garden that matches a clearing, none where its suit is not known. */
export function gardenFor(ctx: RulesContext, clearing: ClearingOrBurrow): ColumnIndex {
  const suit = suitToBuild(ctx, clearing);
  return suit === null ? NO_COLUMN : columnNamed(ctx.layout, `Lb_${suit.toLowerCase()}`);
}

/** Places the garden that matches a clearing, if there is one left and a slot for it. Gives whether it did. */
export const placeGarden = (ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> =>
  placeOne(ctx, me, gardenFor(ctx, clearing), clearing);

/** With four warriors there to defend it a matching garden (Chmd.10.5.V). */
export const gentrified = gentrifiedBy('Chmd.10.5.V', GENTRIFIED_WARRIORS, (ctx, _me, clearing) =>
  gardenFor(ctx, clearing),
);
