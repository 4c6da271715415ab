import { CLEARINGS, type Table, clearingRow, countIn, layoutOf, placeNamed } from '@woodlog/core/root';
import { type Players, type SeatedPlayer, ruler } from '@woodlog/core/root-law';

type Layout = ReturnType<typeof layoutOf>;

/** The pieces in a clearing from the view of one seat: own, allied and enemy. */
export interface Ground {
  readonly row: readonly number[];
  /** Whether this seat rules it. */
  readonly ruled: boolean;
  readonly warriors: number;
  /** Own buildings and tokens. */
  readonly cardboard: number;
  /** Warriors of the strongest other player. */
  readonly strongest: number;
  /** Warriors of all others. */
  readonly enemies: number;
  /** Buildings and tokens of others. */
  readonly prey: number;
}

/** A table as one seat sees it, with the counts that features share. */
export interface Standpoint {
  readonly table: Readonly<Table>;
  readonly layout: Layout;
  readonly me: SeatedPlayer;
  readonly players: Players;
  /** By clearing number; the first entry is the Burrow. */
  readonly ground: readonly Ground[];
}

/** A number that the table shows; an evaluation weighs it. */
export type Feature = (at: Standpoint) => number;

/** Features of a faction, or of all, by name. */
export type Features = Readonly<Record<string, Feature>>;

const total = (row: readonly number[], columns: readonly number[]): number => {
  let sum = 0;
  for (const column of columns) sum += row[column] ?? 0;
  return sum;
};

/** Counts what the features share. */
export function standpointOf(players: Players, table: Readonly<Table>, seat: number): Standpoint {
  const me = players.seats[seat]!;
  const ground = [0 as const, ...CLEARINGS].map((clearing): Ground => {
    const row = clearingRow(table, clearing);
    let strongest = 0;
    let enemies = 0;
    let prey = 0;
    for (const other of players.seats) {
      if (other === me) continue;
      const force = total(row, other.warriors) + total(row, other.pawns);
      enemies += force;
      if (force > strongest) strongest = force;
      prey += total(row, other.buildings) + total(row, other.tokens);
    }
    return {
      row,
      ruled: clearing !== 0 && ruler(table, clearing) === me.letter,
      warriors: total(row, me.warriors) + total(row, me.pawns),
      cardboard: total(row, me.buildings) + total(row, me.tokens),
      strongest,
      enemies,
      prey,
    };
  });
  return { table, layout: layoutOf(table.setup), me, players, ground };
}

/** The sum of a count over the clearings of the map. */
export const over = ({ ground }: Standpoint, count: (there: Ground, clearing: number) => number): number => {
  let sum = 0;
  for (let clearing = 1; clearing < ground.length; clearing++) sum += count(ground[clearing]!, clearing);
  return sum;
};

/** How many pieces with this name, such as `Cb_s`, are on the map. */
export function piecesOnMap(at: Standpoint, name: string): number {
  const column = at.layout.columnOf.get(name);
  return column === undefined ? 0 : over(at, ({ row }) => countIn(row, column));
}

/** The number of components in a place of a board, such as `A` or `V_t`. */
export function onBoard({ layout, table }: Standpoint, place: string, name: string): number {
  const { row } = placeNamed(layout, place);
  const column = layout.columnOf.get(name);
  return column === undefined ? 0 : (table.rows[row]?.[column] ?? 0);
}
