import type { ItemColumns } from '../table/component.ts';
import type { ItemSide } from '../action.ts';
import { type Item, ITEMS } from '../data/vocabulary.ts';
import type { RowIndex } from '../table/indices.ts';
import { countAt, placeNamed, countIn, itemColumn } from '../table/look-up.ts';
import type { Player, RulesContext } from './context.ts';
import type { RootTurn } from './questions.ts';
import { moveParts } from './transfer.ts';

/** Items of one type in a row, face up (`r`) or face down (`e`). */
export const itemsOnSide = ({ state, layout }: RulesContext, row: RowIndex, item: Item, side: ItemSide): number =>
  countAt(state, row, itemColumn(layout.items[item], side));

/** Items of one type in a row, on either side. */
export const itemsIn = (row: readonly number[], { refreshed, exhausted }: ItemColumns): number =>
  countIn(row, refreshed) + countIn(row, exhausted);

/** The types of items that lie face up, or face down, in a player's Crafted Items box or on a hireling's card. */
export function boxItems(ctx: RulesContext, { board, law }: Player, side: ItemSide): Item[] {
  if (law.hoards === true) return [];
  const { row } = placeNamed(ctx.layout, board);
  return ITEMS.filter((item) => itemsOnSide(ctx, row, item, side) > 0);
}

/** Turns an item over where it lies. */
export function* turnOver({ board }: Player, item: Item, turn: ItemSide, count = 1): RootTurn {
  yield* moveParts([{ count, what: `%${item}`, from: board, to: board, turn }]);
}
