import { ITEMS, type Item, placeNamed } from '@woodlog/core/root';
import { type Features, type Standpoint, over } from './standpoint.ts';

/** Items of one kind: undamaged and refreshed, undamaged and exhausted, damaged. */
function lying({ layout, table, me }: Standpoint, item: Item): { ready: number; exhausted: number; damaged: number } {
  const { refreshed, exhausted } = layout.items[item];
  const found = { ready: 0, exhausted: 0, damaged: 0 };
  for (const area of ['s', 't', 'd']) {
    const row = table.rows[placeNamed(layout, `${me.letter}$${area}`).row];
    if (row === undefined) continue;
    const [up, down] = [row[refreshed] ?? 0, row[exhausted] ?? 0];
    if (area === 'd') found.damaged += up + down;
    else {
      found.ready += up;
      found.exhausted += down;
    }
  }
  return found;
}

const owned = (at: Standpoint, item: Item): number => {
  const { ready, exhausted } = lying(at, item);
  return ready + exhausted;
};

const sum = (at: Standpoint, part: 'ready' | 'exhausted' | 'damaged'): number =>
  ITEMS.reduce((all, item) => all + lying(at, item)[part], 0);

export const VAGABOND: Features = {
  /** Undamaged items of any kind, refreshed or not. */
  items: (at) => sum(at, 'ready') + sum(at, 'exhausted'),
  /** Undamaged items beyond six: more than a turn uses. */
  spare: (at) => Math.max(0, sum(at, 'ready') + sum(at, 'exhausted') - 6),
  /** Teas, which refresh two more items each (9.4.1). */
  teas: (at) => Math.min(3, owned(at, 't')),
  /** Refreshed items: actions of this turn. */
  ready: (at) => sum(at, 'ready'),
  /** Damaged items. */
  damaged: (at) => sum(at, 'damaged'),
  /** Swords, for battles and their points. */
  swords: (at) => Math.min(4, owned(at, 's')),
  /** Boots, for moves. */
  boots: (at) => Math.min(4, owned(at, 'f')),
  /** Hammers, for crafting. */
  hammers: (at) => Math.min(3, owned(at, 'h')),
  /** Torches, for ruins, strikes and the special action. */
  torches: (at) => Math.min(2, owned(at, 'r')),
  /** Spaces gained on the Relationships chart; Allied is the last. */
  relations: ({ table, me }) =>
    Object.values(table.relationships[me.letter] ?? {}).reduce(
      (all, space) => all + ({ h: -0.5, 0: 0, 1: 1, 2: 2, a: 3 }[space as string] ?? 0),
      0,
    ),
  /** Enemy warriors in the pawn's clearing. */
  danger: (at) => over(at, ({ warriors, enemies }) => (warriors > 0 ? Math.min(4, enemies) : 0)),
};
