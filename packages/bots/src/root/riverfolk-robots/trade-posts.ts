import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  place,
  warriorsAt,
} from '@woodlog/core/root-law';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The trade post that matches a clearing, if one is left and can be placed there; else -1. */
export function tradePostFor(ctx: RulesContext, me: Player, clearing: number): number {
  const { layout, suits } = ctx;
  const suit = suits[clearing];
  if (suit == null) return -1;
  const column = layout.columnOf.get(`Ot_${suit.toLowerCase()}`)!;
  return inSupply(ctx, column) > 0 && mayPlace(ctx, me, column, clearing) ? column : -1;
}

/** With two warriors there to defend it a matching trade post (Chmd.10.5.VI). */
export function* gentrified(ctx: RulesContext, me: Player, clearing: number): RootTurn<boolean> {
  ctx.report?.('Chmd.10.5.VI');
  const column = tradePostFor(ctx, me, clearing);
  if (column < 0 || warriorsAt(ctx, me, clearing) < GENTRIFIED_WARRIORS) return false;
  return (yield* place(ctx, me, clearing, [{ column, count: 1 }])) > 0;
}
