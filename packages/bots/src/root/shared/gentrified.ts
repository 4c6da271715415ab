import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import {
  type Player,
  type RootTurn,
  type RulesContext,
  inSupply,
  mayPlace,
  warriorsAt,
  putPiece,
} from '@woodlog/core/root-law';
import type { Bot } from './bot.ts';

/** Places a piece if one is left and may be placed there; returns whether it did. */
export function* placeOne(
  ctx: RulesContext,
  me: Player,
  column: ColumnIndex,
  clearing: ClearingOrBurrow,
): RootTurn<boolean> {
  if (column < 0 || inSupply(ctx, column) === 0 || !mayPlace(ctx, me, column, clearing)) return false;
  return (yield* putPiece(ctx, me, clearing, column)) > 0;
}

/**
 * Returns the hook of a bot that places a piece when it is gentrified in a clearing with this many of its warriors
 * (Chmd.10.5).
 */
export const gentrifiedBy = (
  law: string,
  warriors: number,
  pieceFor: (ctx: RulesContext, me: Player, clearing: ClearingOrBurrow) => ColumnIndex,
): NonNullable<Bot['gentrified']> =>
  function* (ctx, me, clearing) {
    ctx.cite(law);
    if (warriorsAt(ctx, me, clearing) < warriors) return false;
    return yield* placeOne(ctx, me, pieceFor(ctx, me, clearing), clearing);
  };
