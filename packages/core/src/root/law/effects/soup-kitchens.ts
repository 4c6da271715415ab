import type { Layout } from '../../table/layout.ts';
import type { Table } from '../../table/table.ts';
import { isInPlay } from './play-area.ts';

/** What each token of whoever has the Soup Kitchens counts for in rule (ROOT-97). */
export const TOKEN_COUNTS = 2;

/** The seat that has the Soup Kitchens in play, or -1. */
export function soupKitchens(table: Readonly<Table>, layout: Layout): number {
  if (!layout.cards.byName.has('B#soup')) return -1;
  return layout.seats.findIndex((_, seat) => isInPlay(table, layout, seat, 'B#soup'));
}
