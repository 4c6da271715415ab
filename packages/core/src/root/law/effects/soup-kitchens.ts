import type { Layout } from '../../table/layout.ts';
import type { Table } from '../../table/table.ts';
import { pileAt } from '../../table/look-up.ts';
import { SOUP_KITCHENS } from '../powers.ts';
import { holds } from './play-area.ts';

/** What each token counts for in rule while its owner has the Soup Kitchens (ROOT-97). */
export const TOKEN_COUNTS = 2;

/**
 * The seat of the person who has the Soup Kitchens in play (2.1.4), or -1. Every question about rule asks this, so it
 * is one pass.
 */
export function soupKitchens(table: Readonly<Table>, layout: Layout): number {
  for (const { index, bot, craftedPile } of layout.seats)
    if (bot === undefined && holds(layout, pileAt(table, craftedPile), SOUP_KITCHENS)) return index;
  return -1;
}
