import type { Component } from '../../action.ts';
import type { Layout } from '../../table/layout.ts';
import type { Table } from '../../table/table.ts';
import { pileAt, playerAt } from '../../table/look-up.ts';
import { NO_SEAT } from '../context.ts';

/**
 * Whether a seat has crafted a card that is still in play (2.1.4, 4.1.3). Bots craft none (B.1.1.3): what lies on a bot's
 * board is its order.
 */
export function isInPlay(table: Readonly<Table>, layout: Layout, seat: number, card: Component): boolean {
  // Hirelings have no play area, and use nobody's (H.3.5).
  if (seat === NO_SEAT) return false;
  const { bot, craftedPile } = playerAt(layout, seat);
  if (bot !== undefined) return false;
  const crafted = pileAt(table, craftedPile);
  if (crafted.length === 0) return false;
  const known = layout.cards.byName.get(card);
  return known !== undefined && crafted.includes(known);
}
