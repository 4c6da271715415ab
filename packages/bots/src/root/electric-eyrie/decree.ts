import { type ClearingOrBurrow, VIZIER, VIZIER_CARD, countAt, pileAt, placeNamed } from '@woodlog/core/root';
import { type Player, type Players, type RulesContext, isOfSuit, columnOf } from '@woodlog/core/root-law';
import { type Column, COLUMNS } from './numbers.ts';

/** The number of viziers. */
export const VIZIERS = VIZIER.count;

/** The column of a suit: `E$_F` (D17). */
export function columnPlace(me: Player, column: Column): string {
  return `${me.board}_${column}`;
}

/** Cards in a column, including viziers. */
export function cardsIn(ctx: RulesContext, me: Player, column: Column): number {
  return addedCards(ctx, me, column) + viziersIn(ctx, me, column);
}

/** Whether the Decree has a card besides viziers. */
export function hasAddedCards(ctx: RulesContext, me: Player): boolean {
  return COLUMNS.some((column) => addedCards(ctx, me, column) > 0);
}

/** Whether this column has more cards than any other (B.5.5.1.III); with `tied`, a tie counts (ROOT-279). */
export function hasMostCards(ctx: RulesContext, me: Player, column: Column, tied: boolean): boolean {
  const cards = cardsIn(ctx, me, column);
  return COLUMNS.every((other) => {
    if (other === column) return true;
    const others = cardsIn(ctx, me, other);
    return tied ? cards >= others : cards > others;
  });
}

/** Whether a clearing matches a column: birds match all (2.1.1). */
export function matchesColumn(players: Players, column: Column, clearing: ClearingOrBurrow): boolean {
  return column === 'B' || isOfSuit(players, clearing, column);
}

function addedCards({ layout, state }: RulesContext, me: Player, column: Column): number {
  return pileAt(state, placeNamed(layout, columnPlace(me, column)).pile).length;
}

function viziersIn(ctx: RulesContext, me: Player, column: Column): number {
  const { row } = placeNamed(ctx.layout, columnPlace(me, column));
  return countAt(ctx.state, row, columnOf(ctx, VIZIER_CARD));
}
