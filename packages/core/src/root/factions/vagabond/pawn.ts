import { clearingWith } from '../../law/pieces.ts';
import type { Clearing } from '../../data/vocabulary.ts';
import type { Forest } from '../../data/maps/map.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { countPieces } from '../../law/powers.ts';
import { placeNamed, rowAt } from '../../table/look-up.ts';

/** The clearing in which the pawn stands, or null. */
export const pawnClearing = (ctx: RulesContext, { pawns }: Player): Clearing | null => clearingWith(ctx, pawns);

/** The forest in which the pawn stands, or null. */
export function pawnForest({ state, layout }: RulesContext, { pawns }: Player): Forest | null {
  const { forests } = layout.map;
  return forests.find(({ name }) => countPieces(rowAt(state, placeNamed(layout, name).row), pawns) > 0) ?? null;
}
