import { CLEARINGS, type Clearing } from '../../data/vocabulary.ts';
import type { Forest } from '../../data/maps/map.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { countPieces } from '../../law/powers.ts';
import { clearingRow, placeNamed, rowAt } from '../../table/look-up.ts';

/** The clearing in which the pawn stands, or null. */
export function pawnClearing({ state }: RulesContext, { pawns }: Player): Clearing | null {
  for (const clearing of CLEARINGS) if (countPieces(clearingRow(state, clearing), pawns) > 0) return clearing;
  return null;
}

/** The forest in which the pawn stands, or null. */
export function pawnForest({ state, layout }: RulesContext, { pawns }: Player): Forest | null {
  const { forests } = layout.map;
  return forests.find(({ name }) => countPieces(rowAt(state, placeNamed(layout, name).row), pawns) > 0) ?? null;
}
