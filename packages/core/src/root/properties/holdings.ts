import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { columnAt, countIn } from '../table/look-up.ts';

/** The number of each class over all places, which no action may change. */
export function holdings(table: Table): Record<string, number> {
  const layout = layoutOf(table.setup);
  const { places, suspensePile, suspenseQuests } = layout;
  const found: Record<string, number> = {};
  for (const row of table.rows) {
    for (const { kind, home, index } of layout.columns) {
      // Hidden items turn out to be of a type.
      const name = kind === 'item' ? 'items' : columnAt(layout, home).name;
      found[name] = (found[name] ?? 0) + countIn(row, index);
    }
  }
  const questPiles = new Set<number>(places.flatMap(({ quests }) => (quests >= 0 ? [quests] : [])));
  let cards = table.draw;
  let quests = table.questDraw;
  for (const [pile, { length }] of table.piles.entries()) {
    const sign = pile === suspensePile || pile === suspenseQuests ? -1 : 1;
    if (questPiles.has(pile)) quests += sign * length;
    else cards += sign * length;
  }
  return { ...found, cards, quests };
}
