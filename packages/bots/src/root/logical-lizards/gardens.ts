import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  place,
  warriorsAt,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type ColumnIndex, NO_COLUMN, columnNamed } from '@woodlog/core/root';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The column of the garden that matches a clearing, none where its suit is not known. */
export function gardenFor({ layout, suits }: RulesContext, clearing: ClearingOrBurrow): ColumnIndex {
  const suit = suits[clearing];
  return suit == null ? NO_COLUMN : columnNamed(layout, `Lb_${suit.toLowerCase()}`);
}

/** Places the garden that matches a clearing, if there is one left and a slot for it. Gives whether it did. */
export function* placeGarden(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  const column = gardenFor(ctx, clearing);
  if (column < 0 || inSupply(ctx, column) === 0 || !mayPlace(ctx, me, column, clearing)) return false;
  return (yield* place(ctx, me, clearing, [{ column, count: 1 }])) > 0;
}

/** With four warriors there to defend it a matching garden (Chmd.10.5.V). */
export function* gentrified(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  ctx.report?.('Chmd.10.5.V');
  if (warriorsAt(ctx, me, clearing) < GENTRIFIED_WARRIORS) return false;
  return yield* placeGarden(ctx, me, clearing);
}
