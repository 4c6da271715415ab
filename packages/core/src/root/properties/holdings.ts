import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';

/** How many of each class there are over all places: what no action may change. */
export function holdings(table: Table): Record<string, number> {
  const { columns, pileCount, places, suspensePile, suspenseQuests } = layoutOf(table.setup);
  const found: Record<string, number> = {};
  for (const row of table.rows) {
    for (const [column, count] of row.entries()) {
      const { kind, home } = columns[column]!;
      // Items that lay hidden turn out to be of a type.
      const name = kind === 'item' ? 'items' : columns[home]!.name;
      found[name] = (found[name] ?? 0) + count;
    }
  }
  const questPiles = new Set(places.flatMap(({ quests }) => (quests >= 0 ? [quests] : [])));
  let cards = table.draw;
  let quests = table.questDraw;
  for (let pile = 0; pile < pileCount; pile++) {
    const sign = pile === suspensePile || pile === suspenseQuests ? -1 : 1;
    if (questPiles.has(pile)) quests += sign * table.piles[pile]!.length;
    else cards += sign * table.piles[pile]!.length;
  }
  return { ...found, cards, quests };
}
