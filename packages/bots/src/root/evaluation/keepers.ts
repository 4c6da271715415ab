import { RELIC_TYPES, RETINUE_COLUMNS, clearingRow, CLEARINGS, pileAt, placeNamed } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard } from './standpoint.ts';

/** Relics of a type in a row, whatever value they show. */
const relicsOf = ({ layout }: Standpoint, row: readonly number[], type: string): number =>
  ['', '_1', '_2', '_3'].reduce((sum, face) => sum + (row[layout.columnOf.get(`Kt_${type}${face}`) ?? -1] ?? 0), 0);

const recovered = (at: Standpoint, type: string): number => {
  const row = at.layout.seats[at.me.index]?.boardRow ?? -1;
  return relicsOf(at, at.table.rows[row] ?? [], type);
};

/** Relics in clearings, with or without own warriors. */
const inClearings = (at: Standpoint, escorted: boolean): number =>
  CLEARINGS.reduce((sum, clearing) => {
    const row = clearingRow(at.table, clearing);
    if (escorted && at.ground[clearing]!.warriors === 0) return sum;
    return sum + RELIC_TYPES.reduce((all, type) => all + relicsOf(at, row, type), 0);
  }, 0);

export const KEEPERS: Features = {
  /** Relics recovered. */
  recovered: (at) => RELIC_TYPES.reduce((sum, type) => sum + recovered(at, type), 0),
  /** Full columns of three types, two points each (15.5.2.III). */
  columns: (at) => Math.min(...RELIC_TYPES.map((type) => recovered(at, type))),
  /** Delved relics, which can be recovered. */
  delved: (at) => inClearings(at, false),
  /** Delved relics with own warriors. */
  escorted: (at) => inClearings(at, true),
  /** Cards in the Retinue, each an action of every turn. */
  retinue: (at) =>
    RETINUE_COLUMNS.reduce((sum, column) => {
      const { pile } = placeNamed(at.layout, `K$_${column}`);
      return sum + pileAt(at.table, pile).length + onBoard(at, `K$_${column}`, 'B#faith');
    }, 0),
  /** Waystations on the map. */
  waystations: (at) =>
    CLEARINGS.reduce((sum, clearing) => {
      const row = clearingRow(at.table, clearing);
      return sum + at.me.buildings.reduce((all, column) => all + (row[column] ?? 0), 0);
    }, 0),
};
