import { CLEARINGS, clearingRow, countAt, countIn, placeNamed, type Clearing } from '@woodlog/core/root';
import type { Player, RulesContext } from '@woodlog/core/root-law';

type Forest = RulesContext['layout']['map']['forests'][number];

/** The clearing in which the pawn stands, or null. */
export function clearingOf({ state }: RulesContext, { pawns }: Player): Clearing | null {
  return CLEARINGS.find((clearing) => countIn(clearingRow(state, clearing), pawns[0]!) > 0) ?? null;
}

/** The forest in which the pawn stands, or null. */
export function forestOf({ state, layout }: RulesContext, { pawns }: Player): Forest | null {
  const { forests } = layout.map;
  return forests.find(({ name }) => countAt(state, placeNamed(layout, name).row, pawns[0]!) > 0) ?? null;
}
