import type { Layout } from '../table/layout.ts';

/** A faction or hireling, and the columns of its pieces that count for rule. */
export interface Power {
  readonly owner: string;
  /** Warriors and buildings (2.5). */
  readonly columns: readonly number[];
}

/** Those who can rule at a table. */
export interface Powers {
  /** The factions by seat, then the hirelings. */
  readonly all: readonly Power[];
  /** The Lizards' gardens, which rule by themselves (10.2.4). */
  readonly gardens: readonly number[];
}

const known = new WeakMap<Layout, Powers>();

/** Those who can rule at this table; worked out once. */
export function powersOf(layout: Layout): Powers {
  let powers = known.get(layout);
  if (powers === undefined) {
    const owners = [...layout.seats.map(({ faction }) => faction), ...layout.hirelings];
    const all = owners.map((owner) => ({
      owner,
      columns: layout.columns.flatMap((column, index) =>
        column.owner === owner && (column.kind === 'warrior' || column.kind === 'building') ? [index] : [],
      ),
    }));
    const gardens = layout.columns.flatMap(({ owner, kind }, index) =>
      owner === 'L' && kind === 'building' ? [index] : [],
    );
    powers = { all, gardens };
    known.set(layout, powers);
  }
  return powers;
}

/** How many pieces of these columns lie in a row. */
export function countPieces(row: readonly number[], columns: readonly number[]): number {
  let pieces = 0;
  for (let i = 0; i < columns.length; i++) pieces += row[columns[i]!]!;
  return pieces;
}
