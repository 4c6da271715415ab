import { CLEARINGS, DECREE_COLUMNS, EYRIE_POINTS, VIZIER, suitOf } from '@woodlog/core/root';
import { openSlots } from '@woodlog/core/root-law';
import { type Features, type Ground, type Standpoint, onBoard, piecesOnMap } from './standpoint.ts';

const roosts = (at: Standpoint): number => piecesOnMap(at, 'Eb');

type Column = (typeof DECREE_COLUMNS)[number];

/** Suits of the cards in a column of the Decree; `B` for birds. */
function suitsIn(at: Standpoint, column: Column): string[] {
  const { layout, table } = at;
  const place = `E$_${column}`;
  const cards = table.piles[layout.placeOf.get(place as never)?.pile ?? -1] ?? [];
  const viziers = onBoard(at, place, `${VIZIER.suit}#${VIZIER.spelling}`);
  return [
    ...cards.map((card) => layout.cards.spellings[card]?.split('#')[0] ?? ''),
    ...new Array<string>(viziers).fill(VIZIER.suit),
  ];
}

/** How many clearings could resolve a card of a column at present. */
const RESOLVES: Readonly<Record<Column, (at: Standpoint, there: Ground, clearing: number) => boolean>> = {
  r: ({ me }, { row }) => me.buildings.some((roost) => (row[roost] ?? 0) > 0),
  m: (_, { warriors, ruled }) => warriors > 0 && ruled,
  x: (_, { warriors, enemies, prey }) => warriors > 1 && enemies + prey > 0,
  b: ({ me, table }, { ruled, row }, clearing) =>
    ruled && openSlots(table, clearing as never) > 0 && !me.buildings.some((roost) => (row[roost] ?? 0) > 0),
};

/** Cards of the Decree that the map cannot resolve: each may lead to turmoil (7.7). */
function unresolvable(at: Standpoint): number {
  let stuck = 0;
  for (const column of DECREE_COLUMNS) {
    const cards = suitsIn(at, column);
    if (cards.length === 0) continue;
    const ways: Record<string, number> = { B: 0 };
    for (const clearing of CLEARINGS) {
      const there = at.ground[clearing]!;
      if (!RESOLVES[column](at, there, clearing)) continue;
      const suit = suitOf(at.table.setup, clearing) ?? 'B';
      // One roost in a clearing; warriors can move and fight again.
      const times = column === 'b' ? 1 : column === 'r' ? 4 : Math.max(1, there.warriors - 1);
      ways[suit] = (ways[suit] ?? 0) + times;
      if (suit !== 'B') ways['B']! += times;
    }
    for (const suit of new Set(cards)) {
      const wanted = suit === 'B' ? cards.length : cards.filter((one) => one === suit).length;
      stuck += Math.max(0, wanted - (ways[suit] ?? 0));
    }
  }
  return stuck;
}

const decree = (at: Standpoint, columns: readonly Column[] = DECREE_COLUMNS): number =>
  columns.reduce((sum, column) => sum + suitsIn(at, column).length, 0);

export const EYRIE: Features = {
  /** Points of each Evening by roosts (7.6.2). */
  income: (at) => EYRIE_POINTS[roosts(at)] ?? 0,
  /** Roosts on the map. */
  roosts,
  /** Cards in the Decree: actions in every turn to come. */
  decree: (at) => Math.min(7, decree(at)),
  /** Cards that build or recruit. */
  growth: (at) => Math.min(2, suitsIn(at, 'b').length) + Math.min(2, suitsIn(at, 'r').length),
  /** Birds in the Decree, which fit anywhere. */
  birds: (at) => DECREE_COLUMNS.reduce((sum, one) => sum + suitsIn(at, one).filter((suit) => suit === 'B').length, 0),
  /** Cards of the Decree that cannot be resolved at present. */
  unresolvable,
};
