import {
  type Clearing,
  CLEARINGS,
  DECREE_COLUMNS,
  EYRIE_POINTS,
  RECRUITS,
  VIZIER,
  columnAt,
  countAt,
  pileAt,
  placeNamed,
  suitOf,
} from '@woodlog/core/root';
import { openSlots, repeated } from '@woodlog/core/root-law';
import { type Features, type Ground, type Standpoint, onBoard, piecesOnMap } from './standpoint.ts';

const roosts = (at: Standpoint): number => piecesOnMap(at, 'Eb');

type Column = (typeof DECREE_COLUMNS)[number];

/** Suits of the cards in a column of the Decree; `B` for birds. */
function suitsIn(at: Standpoint, column: Column): string[] {
  const { layout, table } = at;
  const place = `E$_${column}`;
  const cards = pileAt(table, placeNamed(layout, place).pile);
  const viziers = onBoard(at, place, `${VIZIER.suit}#${VIZIER.spelling}`);
  return [...cards.map((card) => layout.cards.spellings[card]?.split('#')[0] ?? ''), ...repeated(viziers, VIZIER.suit)];
}

/** Warriors that could stand in a clearing after the next Move: its own, and the largest group beside it. */
function gathered({ layout, ground }: Standpoint, clearing: number): number {
  const beside = layout.map.adjacent[clearing as Clearing].map((next) => ground[next]?.warriors ?? 0);
  return (ground[clearing]?.warriors ?? 0) + Math.max(0, ...beside);
}

const hasRoost = ({ me }: Standpoint, { row }: Ground): boolean => me.buildings.some((roost) => (row[roost] ?? 0) > 0);

/** Cards of a suit that one roost is taken to recruit for: a Decree seldom has more. */
const RECRUITS_AT_ROOST = 4;

/** How many cards of a column the next turn can resolve in a clearing, as far as the table shows (7.5.2). */
const RESOLVES: Readonly<Record<Column, (at: Standpoint, there: Ground, clearing: number) => number>> = {
  r: (at, there) => (hasRoost(at, there) ? RECRUITS_AT_ROOST : 0),
  m: (_, { warriors }) => warriors,
  x: (at, { enemies, prey }, clearing) => Math.min(enemies + prey, Math.max(0, gathered(at, clearing) - 1)),
  b: (at, there, clearing) =>
    !hasRoost(at, there) &&
    openSlots(at.table, clearing as never) > 0 &&
    (there.ruled || gathered(at, clearing) > there.enemies + there.prey)
      ? 1
      : 0,
};

/** Cards that the warriors in the supply suffice for; two each under the Charismatic (7.8.2). */
const supply = (at: Standpoint): number =>
  Math.floor(
    countAt(at.table, at.layout.supplyRow, columnAt(at.layout, at.me.warrior).home) /
      (onBoard(at, 'E$', '#charismatic') > 0 ? RECRUITS.charismatic : RECRUITS.usual),
  );

/** Cards of the Decree that the next turn cannot resolve: each leads to turmoil (7.7). */
function unresolvable(at: Standpoint): number {
  let stuck = 0;
  for (const column of DECREE_COLUMNS) {
    const cards = suitsIn(at, column);
    if (cards.length === 0) continue;
    const ways: Record<string, number> = { B: 0 };
    for (const clearing of CLEARINGS) {
      const times = RESOLVES[column](at, at.ground[clearing]!, clearing);
      const suit = suitOf(at.table.setup, clearing) ?? 'B';
      ways[suit] = (ways[suit] ?? 0) + times;
      if (suit !== 'B') ways['B']! += times;
    }
    ways['B'] = Math.min(ways['B']!, column === 'r' ? supply(at) : ways['B']!);
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
  income: (at) => EYRIE_POINTS[roosts(at) - 1] ?? 0,
  /** Roosts on the map. */
  roosts,
  /** Cards in the Decree: actions in every turn to come. */
  decree: (at) => Math.min(7, decree(at)),
  /** Cards that build or recruit. */
  growth: (at) => Math.min(2, suitsIn(at, 'b').length) + Math.min(2, suitsIn(at, 'r').length),
  /** Birds in the Decree, which fit anywhere. */
  birds: (at) => DECREE_COLUMNS.reduce((sum, one) => sum + suitsIn(at, one).filter((suit) => suit === 'B').length, 0),
  /** Cards of the Decree that the next turn cannot resolve. */
  unresolvable,
};
