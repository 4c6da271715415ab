import type { Component } from '../../action.ts';
import type { Pile } from '../../cards/pile.ts';
import type { Layout } from '../../table/layout.ts';
import type { Table } from '../../table/table.ts';
import { pileAt, playerAt } from '../../table/look-up.ts';
import { NO_SEAT } from '../context.ts';

/**
 * Whether a seat has crafted a card that is still in play (2.1.4, 4.1.3). Bots craft none (B.1.1.3): the card on a
 * bot's board is its order.
 */
export function isInPlay(table: Readonly<Table>, layout: Layout, seat: number, card: Component): boolean {
  // Hirelings have no play area, and use nobody else's (H.3.5).
  if (seat === NO_SEAT) return false;
  const { bot, craftedPile } = playerAt(layout, seat);
  if (bot !== undefined) return false;
  const { byName, spellings } = layout.cards;
  return holds(layout, pileAt(table, craftedPile), card.startsWith('#') ? spellings[byName.get(card) ?? -1] : card);
}

/**
 * Whether a pile has a card with this spelling, suit and name. Compares spellings: few cards are crafted, and a look-up
 * by name costs more.
 */
export function holds({ cards }: Layout, pile: Pile, card: Component | undefined): boolean {
  for (const one of pile) if (cards.spellings[one] === card) return true;
  return false;
}
