import type { Layout } from '../../table/layout.ts';
import type { Table } from '../../table/table.ts';
import { pileAt } from '../../table/look-up.ts';

/** What each token of whoever has the Soup Kitchens counts for in rule (ROOT-97). */
export const TOKEN_COUNTS = 2;

/** The seat of the person who has the Soup Kitchens in play (2.1.4), or -1. Asked wherever somebody rules, so in one go. */
export function soupKitchens(table: Readonly<Table>, { cards, seats }: Layout): number {
  for (const { index, bot, craftedPile } of seats) {
    if (bot !== undefined) continue;
    const crafted = pileAt(table, craftedPile);
    if (crafted.length === 0) continue;
    const card = cards.byName.get('B#soup');
    if (card === undefined) return -1;
    if (crafted.includes(card)) return index;
  }
  return -1;
}
