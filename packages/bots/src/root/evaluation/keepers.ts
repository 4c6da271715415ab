import {
  CLEARINGS,
  type Clearing,
  RELIC_TYPES,
  RELIC_VALUES,
  RETAINER,
  RETINUE_COLUMNS,
  type RelicType,
  type RetinueColumn,
  clearingRow,
  pileAt,
  placeNamed,
} from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard } from './standpoint.ts';
import { repeated } from '@woodlog/core/root-law';

/** The value of a relic whose back is not known, on average. */
const UNKNOWN_VALUE = RELIC_VALUES.reduce((sum, value) => sum + value, 0) / RELIC_VALUES.length;

/** The sides of a relic, and what each is worth (15.2.1). */
const SIDES = [
  ['', UNKNOWN_VALUE],
  ...[...new Set(RELIC_VALUES)].map((value) => [`_${value}`, value] as const),
] as const;

/** The values of the relics of a type in a row. */
const relicsIn = ({ layout }: Standpoint, row: readonly number[], type: RelicType): number[] =>
  SIDES.flatMap(([side, value]) => {
    const column = layout.columnOf.get(`Kt_${type}${side}`) ?? -1;
    return repeated(row[column] ?? 0, value);
  });

const recovered = (at: Standpoint, type: RelicType): number => {
  const row = at.layout.seats[at.me.index]?.boardRow ?? -1;
  return relicsIn(at, at.table.rows[row] ?? [], type).length;
};

/** The values of all relics in a row, each times how near its type there is to a space on the board. */
const weighted = (at: Standpoint, row: readonly number[], nearness: (type: RelicType) => number): number[] =>
  RELIC_TYPES.flatMap((type) => relicsIn(at, row, type).map((value) => value * nearness(type)));

const hasStation = ({ layout, ground }: Standpoint, clearing: Clearing, type: RelicType): boolean =>
  (ground[clearing]?.row[layout.columnOf.get(`Kb_${type}`) ?? -1] ?? 0) > 0;

/** How near a relic in a clearing is: without a warrior there, with one, and with a waystation of its type as well. */
const DELVED = { alone: 0.1, escorted: 0.3, stationed: 0.5 };

/** How near a relic in a forest is beside a clearing that they rule with a warrior: without a waystation of its type there, and with one. */
const IN_FOREST = { reached: 0.07, stationed: 0.12 };

/** The part of a relic that counts if the column has no card for it. */
const WITHOUT_CARD = 0.4;

const cardsIn = (at: Standpoint, column: RetinueColumn): number => {
  const place = `K$_${column}`;
  const retainers = onBoard(at, place, `${RETAINER.suit}#${RETAINER.spelling}`);
  return pileAt(at.table, placeNamed(at.layout, place).pile).length + retainers;
};

/** The sum of values: the best count in full, one for each card of a column, and only a part of the others. */
const withCards = (at: Standpoint, column: RetinueColumn, values: readonly number[]): number => {
  const cards = cardsIn(at, column);
  const best = [...values].sort((a, b) => b - a);
  return best.reduce((sum, value, i) => sum + (i < cards ? value : WITHOUT_CARD * value), 0);
};

/** Relics in clearings, which cards of the third column recover. */
function delved(at: Standpoint): number {
  const values = CLEARINGS.flatMap((clearing) => {
    const { warriors, row } = at.ground[clearing]!;
    return weighted(at, row, (type) =>
      warriors === 0 ? DELVED.alone : hasStation(at, clearing, type) ? DELVED.stationed : DELVED.escorted,
    );
  });
  return withCards(at, 3, values);
}

/** Relics in forests, which cards of the second column delve. */
function inForests(at: Standpoint): number {
  const { layout, table, ground } = at;
  const values = layout.map.forests.flatMap(({ name, clearings }) => {
    const ready = clearings.filter((one) => ground[one]!.ruled && ground[one]!.warriors > 0);
    if (ready.length === 0) return [];
    return weighted(at, table.rows[placeNamed(layout, name).row] ?? [], (type) =>
      ready.some((one) => hasStation(at, one, type)) ? IN_FOREST.stationed : IN_FOREST.reached,
    );
  });
  return withCards(at, 2, values);
}

export const KEEPERS: Features = {
  /** Relics recovered. */
  recovered: (at) => RELIC_TYPES.reduce((sum, type) => sum + recovered(at, type), 0),
  /** Full columns of three types, two points each (15.5.2.III). */
  columns: (at) => Math.min(...RELIC_TYPES.map((type) => recovered(at, type))),
  /** Points of the relics in clearings, by how near they are. */
  delved,
  /** Points of the relics in forests, by how near they are. */
  inForests,
  /** Cards in the Retinue, each an action of every turn. */
  retinue: (at) => RETINUE_COLUMNS.reduce((sum, column) => sum + cardsIn(at, column), 0),
  /** Waystations on the map. */
  waystations: (at) =>
    CLEARINGS.reduce((sum, clearing) => {
      const row = clearingRow(at.table, clearing);
      return sum + at.me.buildings.reduce((all, column) => all + (row[column] ?? 0), 0);
    }, 0),
};
