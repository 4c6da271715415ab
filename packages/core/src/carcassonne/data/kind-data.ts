/** The good of a city that has one. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

/** A field: the half-edges that it reaches, and the tile's cities that it touches. One between cities reaches none. */
export interface FieldData {
  readonly halves: readonly number[];
  readonly cities: readonly number[];
}

/**
 * A kind of tile. Edges are numbered clockwise from the left: 0 left, 1 top, 2 right, 3 bottom. A half-edge is
 * `2 * edge` for the half met first going clockwise, `2 * edge + 1` for the second: 0 is the lower half of the left edge,
 * 1 its upper half, 2 the left half of the top edge.
 */
export interface KindData {
  /**
   * The tile in the notation (left, top, right, bottom; `K` cloister, `P` pennant, in expansions `p`), turned so that
   * the text is first in the alphabet. A pennant without `pennant` is in the first city.
   */
  readonly id: string;
  /** The number of such tiles in the box. */
  readonly count: number;
  readonly cities: readonly (readonly number[])[];
  /** The edges of each road; a road with one edge ends on the tile. */
  readonly roads: readonly (readonly number[])[];
  readonly fields: readonly FieldData[];
  /** The edges of the river; one for its spring and its lake. */
  readonly river?: readonly number[];
  readonly pennant?: number;
  readonly inn?: number;
  readonly cathedral?: true;
  /** The good of its first city. */
  readonly good?: Good;
  /** The kind that it replaces, with a garden added. */
  readonly of?: string;
  /** The field that a road touching a city cuts off: written `F1`. */
  readonly cut?: number;
}

const digits = (text: string): number[] => [...text].map(Number);
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * A row of the tables of tiles. Edges and half-edges are digits, and spaces separate cities, roads and fields; after
 * the colon of a field come the cities that it touches: `67:0`.
 */
export function tile<const Id extends string>(
  id: Id,
  count: number,
  cities: string,
  roads: string,
  fields: string,
  more: Partial<KindData> = {},
): KindData & { readonly id: Id } {
  return {
    ...more,
    id,
    count,
    cities: words(cities).map(digits),
    roads: words(roads).map(digits),
    fields: words(fields).map((field) => {
      const [halves = '', touched = ''] = field.split(':');
      return { halves: digits(halves), cities: digits(touched) };
    }),
  };
}
