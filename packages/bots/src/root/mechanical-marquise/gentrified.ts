import {
  type RootTurn,
  type Player,
  type RulesContext,
  inSupply,
  mayPlace,
  place,
  warriorsAt,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, columnNamed } from '@woodlog/core/root';
import { mostCommon } from './buildings.ts';

/** Warriors that must stand where she builds when she is gentrified. */
const GENTRIFIED_WARRIORS = 4;

/** With four warriors there she places a building of the type of which most stand on the map (Chmd.10.5.I, D42). */
export function* gentrified(ctx: RulesContext, me: Player, clearing: ClearingOrBurrow): RootTurn<boolean> {
  ctx.report?.('Chmd.10.5.I');
  const column = columnNamed(ctx.layout, mostCommon(ctx));
  if (warriorsAt(ctx, me, clearing) < GENTRIFIED_WARRIORS) return false;
  if (inSupply(ctx, column) === 0 || !mayPlace(ctx, me, column, clearing)) return false;
  return (yield* place(ctx, me, clearing, [{ column, count: 1 }])) > 0;
}
