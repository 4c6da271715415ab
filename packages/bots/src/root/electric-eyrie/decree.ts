import { VIZIER } from '@woodlog/core/root';
import type { Seat, Sitting, Woodland } from '@woodlog/core/root-law';
import { type Column, COLUMNS } from './numbers.ts';

/** A Loyal Vizier, as Rootlog spells it. */
export const VIZIER_CARD = `${VIZIER.suit}#${VIZIER.spelling}`;

/** Viziers there are. */
export const VIZIERS = VIZIER.count;

/** The column of a suit: `E$_F` (D17). */
export function columnPlace(me: Seat, column: Column): string {
  return `${me.board}_${column}`;
}

/** Cards in a column, viziers among them. */
export function cardsIn(wood: Woodland, me: Seat, column: Column): number {
  return addedCards(wood, me, column) + viziersIn(wood, me, column);
}

/** Whether anything but viziers lies in the Decree. */
export function hasAddedCards(wood: Woodland, me: Seat): boolean {
  return COLUMNS.some((column) => addedCards(wood, me, column) > 0);
}

/** Whether this column has more cards than each other (B.5.5.1.III); tied ones too where `tied` holds (ROOT-279). */
export function hasMostCards(wood: Woodland, me: Seat, column: Column, tied: boolean): boolean {
  const cards = cardsIn(wood, me, column);
  return COLUMNS.every((other) => {
    if (other === column) return true;
    const others = cardsIn(wood, me, other);
    return tied ? cards >= others : cards > others;
  });
}

/** Whether a clearing matches a column: birds match every one (2.1.1). */
export function matchesColumn({ suits }: Sitting, column: Column, clearing: number): boolean {
  return column === 'B' || suits[clearing] === column;
}

function addedCards({ layout, state }: Woodland, me: Seat, column: Column): number {
  return state.piles[layout.spotOf.get(columnPlace(me, column))!.pile]!.length;
}

function viziersIn({ layout, state }: Woodland, me: Seat, column: Column): number {
  return state.rows[layout.spotOf.get(columnPlace(me, column))!.row]![layout.columnOf.get(VIZIER_CARD)!]!;
}
