import { KIND_DATA, type KindData } from './data/kinds.ts';

/** A kind of tile, spelt as in the notation: `CRFR`, `FFFFK`, `CC2FF`. */
export type TileKind = (typeof KIND_DATA)[number]['id'];

export const TILE_KINDS: readonly TileKind[] = KIND_DATA.map(({ id }) => id);

/** What a meeple can stand on, numbered within the tile's kind as the table of kinds has them. */
export const CLAIMS = [
  'city0',
  'city1',
  'road0',
  'road1',
  'road2',
  'road3',
  'field0',
  'field1',
  'field2',
  'field3',
  'cloister',
] as const;
export type Claim = (typeof CLAIMS)[number];

export type FeatureType = 'city' | 'road' | 'field' | 'cloister';

/** One piece of a feature on a tile. */
export interface Segment {
  readonly type: FeatureType;
  readonly claim: Claim;
  /** How many edges of the tile a city or road reaches; 0 for others. */
  readonly ends: number;
  readonly pennants: number;
  /** For a field: the segments of this tile that are cities beside it. */
  readonly cities: readonly number[];
}

/** A kind of tile, ready for play. Its segments are its cities, roads, fields and cloister, in this order. */
export interface Kind {
  readonly index: number;
  readonly id: TileKind;
  readonly count: number;
  readonly segments: readonly Segment[];
  /** How many of the four orientations look different: 1, 2 or 4. The others are not used. */
  readonly distinct: number;
}

/** A kind turned clockwise by 0 to 3 quarter turns. */
export interface Shape {
  readonly kind: Kind;
  readonly turns: number;
  /** The four edges as a number, see `edgeCode`. */
  readonly code: number;
  /** The segment (city or road) at each edge; -1 where there is none. */
  readonly atEdge: readonly number[];
  /** The field at each half-edge; -1 where there is none. */
  readonly atHalf: readonly number[];
  /** The segment that is the cloister, or -1. */
  readonly cloister: number;
}

/** No tile has more segments; segment `s` of tile `t` on the table has the number `8 * t + s`. */
export const SEGMENTS = 8;

const EDGES = ['C', 'R', 'F'] as const;
export type Edge = (typeof EDGES)[number];

/** An edge letter at one side, as two bits out of eight; 0 stands for an edge that is not known. */
export function edgeCode(edge: Edge, side: number): number {
  return (EDGES.indexOf(edge) + 1) << (2 * side);
}

function sidesOf(id: string): readonly Edge[] {
  return [...id.replace(/\d/g, '')].slice(0, 4) as Edge[];
}

function codeOf(sides: readonly Edge[], turns: number): number {
  return sides.reduce((code, side, edge) => code | edgeCode(side, (edge + turns) & 3), 0);
}

function makeKind(data: KindData, index: number): Kind {
  const segment = (type: FeatureType, claim: string, more: Partial<Segment> = {}): Segment => ({
    type,
    claim: claim as Claim,
    ends: 0,
    pennants: 0,
    cities: [],
    ...more,
  });
  const pennants = data.id.endsWith('P') ? 1 : 0;
  return {
    index,
    id: data.id as TileKind,
    count: data.count,
    segments: [
      ...data.cities.map((edges, i) => segment('city', `city${i}`, { ends: edges.length, pennants })),
      ...data.roads.map((edges, i) => segment('road', `road${i}`, { ends: edges.length })),
      // Cities come first, so their numbers among the cities are their numbers among the segments.
      ...data.fields.map(({ cities }, i) => segment('field', `field${i}`, { cities })),
      ...(data.id.endsWith('K') ? [segment('cloister', 'cloister')] : []),
    ],
    distinct: distinctTurns(sidesOf(data.id)),
  };
}

function distinctTurns(sides: readonly Edge[]): number {
  return [1, 2].find((turns) => sides.every((side, edge) => side === sides[(edge + turns) & 3])) ?? 4;
}

function makeShape(kind: Kind, data: KindData, turns: number): Shape {
  const atEdge = [-1, -1, -1, -1];
  const atHalf = [-1, -1, -1, -1, -1, -1, -1, -1];
  [...data.cities, ...data.roads].forEach((edges, segment) => {
    for (const edge of edges) atEdge[(edge + turns) & 3] = segment;
  });
  data.fields.forEach(({ halves }, i) => {
    for (const half of halves) atHalf[(half + 2 * turns) & 7] = data.cities.length + data.roads.length + i;
  });
  return {
    kind,
    turns,
    code: codeOf(sidesOf(data.id), turns),
    atEdge,
    atHalf,
    cloister: kind.segments.findIndex(({ type }) => type === 'cloister'),
  };
}

export const KINDS: readonly Kind[] = KIND_DATA.map(makeKind);

/** All shapes: that of kind `k` turned `t` times is at `4 * k + t`. */
export const SHAPES: readonly Shape[] = KIND_DATA.flatMap((data, index) =>
  [0, 1, 2, 3].map((turns) => makeShape(KINDS[index]!, data, turns)),
);

const kindsById: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

/** The kind with this id, or undefined. */
export function kindOf(id: string): Kind | undefined {
  return kindsById.get(id);
}

/** The kind with this id. */
export function kindOfTile(id: TileKind): Kind {
  return kindsById.get(id)!;
}

const fits = new Uint8Array(KINDS.length << 8);
for (const [index, { kind, turns, code }] of SHAPES.entries()) {
  if (turns >= kind.distinct) continue;
  for (let need = 0; need < 256; need++) {
    let mask = 0;
    for (let side = 0; side < 8; side += 2) if ((need >> side) & 3) mask |= 3 << side;
    if ((code & mask) === need) fits[((index >> 2) << 8) | need]! |= 1 << turns;
  }
}

/** The orientations in which a kind fits edges that are given, as bits: bit `t` for `t` quarter turns. */
export function turnsThatFit(kind: number, need: number): number {
  return fits[(kind << 8) | need]!;
}
