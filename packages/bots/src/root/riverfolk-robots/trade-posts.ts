import { type Player, type RulesContext, inSupply, mayPlace, suitToBuild, columnOf } from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, NO_COLUMN } from '@woodlog/core/root';
import { gentrifiedBy } from '../shared/gentrified.ts';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The trade post that matches a clearing, if one is left and can be placed there. */
export function tradePostFor(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): ColumnIndex {
  const suit = suitToBuild(ctx, clearing);
  if (suit === null) return NO_COLUMN;
  const column = columnOf(ctx, `Ot_${suit.toLowerCase()}`);
  return inSupply(ctx, column) > 0 && mayPlace(ctx, me, column, clearing) ? column : NO_COLUMN;
}

/** With two warriors there to defend it, places a matching trade post (Chmd.10.5.VI). */
export const gentrified = gentrifiedBy('Chmd.10.5.VI', GENTRIFIED_WARRIORS, tradePostFor);
