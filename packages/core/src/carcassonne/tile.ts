import type { Good, KindData } from './data/kind-data.ts';
import { GARDENS_DATA, INNS_DATA, KIND_DATA, RIVER_DATA, TRADERS_DATA } from './data/tiles.ts';
import type { Expansion } from './expansions.ts';

type BaseKind = (typeof KIND_DATA)[number]['id'];
type RiverKind = (typeof RIVER_DATA)[number]['id'];
type InnsKind = (typeof INNS_DATA)[number]['id'];
type TradersKind = (typeof TRADERS_DATA)[number]['id'];
type GardenKind = (typeof GARDENS_DATA)[number]['id'];

/** A kind of tile, as written in the notation: `CRFR`, `FFFFK`, `CC2FF`. Those of the base game come first. */
export type TileKind = BaseKind | RiverKind | InnsKind | TradersKind | GardenKind;

const PLAIN: readonly KindData[] = [...KIND_DATA, ...RIVER_DATA, ...INNS_DATA, ...TRADERS_DATA];

/** A tile with a garden is the tile without it, plus the garden. */
const GARDENS = GARDENS_DATA.flatMap(({ id, of }): KindData[] => {
  const plain = PLAIN.find((data) => data.id === of);
  return plain ? [{ ...plain, id, of, count: 1, ...(of.endsWith('P') && { pennant: 0 }) }] : [];
});

/** The tables of kinds, with the expansion that each is of. */
const TABLES: readonly { readonly data: readonly KindData[]; readonly from: Expansion | null }[] = [
  { data: KIND_DATA, from: null },
  { data: RIVER_DATA, from: 'river' },
  { data: INNS_DATA, from: 'inns' },
  { data: TRADERS_DATA, from: 'traders' },
  { data: GARDENS, from: 'abbot' },
];

/** What a meeple can claim, numbered within the tile's kind as in the table of kinds. */
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
  'city2',
  'city3',
  'garden',
] as const;
export type Claim = (typeof CLAIMS)[number];

export type FeatureType = 'city' | 'road' | 'field' | 'cloister' | 'garden';

/** Whether the eight surrounding squares score a feature. */
export function isMonastic(type: FeatureType): boolean {
  return type === 'cloister' || type === 'garden';
}

/** One piece of a feature on a tile. */
export interface Segment {
  readonly type: FeatureType;
  readonly claim: Claim;
  /** How many edges of the tile a city or road reaches; 0 for others. */
  readonly ends: number;
  readonly pennants: number;
  /** Whether there is an inn at the road, or a cathedral in the city. */
  readonly special: boolean;
  readonly good: Good | null;
  /** For a field: the segments of this tile that are cities beside it. */
  readonly cities: readonly number[];
}

/** A kind of tile, ready for play. Its segments are its cities, roads, fields and cloister or garden, in this order. */
export interface Kind {
  readonly index: number;
  readonly id: TileKind;
  /** The expansion that it comes with; null for the base game. */
  readonly from: Expansion | null;
  /** The kind whose place it takes: it has a garden besides. */
  readonly of: TileKind | null;
  /** How many there are in the box that it comes in. */
  readonly count: number;
  /** How many of its edges the river reaches. */
  readonly river: number;
  /** The field that is cut off by a road which touches a city, or -1. */
  readonly cut: number;
  readonly segments: readonly Segment[];
  /** How many of the four orientations look different: 1, 2 or 4. Only those are used. */
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
  /** The segment that is the cloister, or the garden, which is scored like one; or -1. */
  readonly cloister: number;
  /** The letter of each edge. */
  readonly sides: readonly Side[];
  readonly river: readonly number[];
}

/** The most segments of a tile; segment `s` of tile `t` on the table has the number `8 * t + s`. */
export const SEGMENTS = 8;

const EDGES = ['C', 'R', 'F'] as const;
export const EDGE_LETTERS = ['C', 'R', 'F', 'V', 'A', 'O', 'S', 'T'] as const;
/** City, road, field, river; from expansions that are not supported, abbey, ocean, shore, forest. */
export type Side = (typeof EDGE_LETTERS)[number];

/**
 * An edge letter at one side, as two bits out of eight; 0 for an unknown edge. The river counts as a field here:
 * `river.ts` checks its edges.
 */
export function edgeCode(edge: Side, side: number): number {
  return ((EDGES as readonly Side[]).indexOf(edge === 'V' ? 'F' : edge) + 1) << (2 * side);
}

function sidesOf(id: string): readonly Side[] {
  return [...id.replace(/[^CRFV]/g, '')].slice(0, 4) as Side[];
}

function codeOf(sides: readonly Side[]): number {
  return sides.reduce((code, side, edge) => code | edgeCode(side, edge), 0);
}

function makeKind(data: KindData, index: number, from: Expansion | null): Kind {
  const segment = (type: FeatureType, claim: string, more: Partial<Segment> = {}): Segment => ({
    type,
    claim: claim as Claim,
    ends: 0,
    pennants: 0,
    special: false,
    good: null,
    cities: [],
    ...more,
  });
  const { pennant = data.id.endsWith('P') ? 0 : -1, inn = -1, cathedral: special = false, good = null } = data;
  return {
    index,
    id: data.id as TileKind,
    from,
    of: (data.of ?? null) as TileKind | null,
    count: data.count,
    river: data.river?.length ?? 0,
    cut: data.cut === undefined ? -1 : data.cities.length + data.roads.length + data.cut,
    segments: [
      ...data.cities.map((edges, i) =>
        segment('city', `city${i}`, {
          ends: edges.length,
          pennants: i === pennant ? 1 : 0,
          special,
          good: i === 0 ? good : null,
        }),
      ),
      ...data.roads.map((edges, i) => segment('road', `road${i}`, { ends: edges.length, special: i === inn })),
      // Cities come first, so their numbers among the cities are their numbers among the segments.
      ...data.fields.map(({ cities }, i) => segment('field', `field${i}`, { cities })),
      ...(data.id.endsWith('K') ? [segment('cloister', 'cloister')] : []),
      ...(data.of === undefined ? [] : [segment('garden', 'garden')]),
    ],
    distinct: distinctTurns(data),
  };
}

/** The number of quarter turns after which a tile looks the same. */
function distinctTurns(data: KindData): number {
  const sides = sidesOf(data.id);
  const looks = (turns: number): string => {
    const edges = (list: readonly number[]): string => [...list.map((edge) => (edge + turns) & 3)].sort().join('');
    const cities = data.cities
      .map((list, i) => `${edges(list)}${i === data.pennant ? 'p' : ''}${i === 0 && data.good ? 'g' : ''}`)
      .sort();
    const roads = data.roads.map((list, i) => `${edges(list)}${i === data.inn ? 'I' : ''}`).sort();
    const { halves = [] } = data.fields[data.cut ?? -1] ?? {};
    const cut = halves.map((half) => (half + 2 * turns) & 7).sort();
    return [...cities, ...roads, edges(data.river ?? []), cut.join('')].join(' ');
  };
  const isSame = (turns: number): boolean =>
    sides.every((side, edge) => side === sides[(edge + turns) & 3]) && looks(0) === looks(turns);
  return [1, 2].find(isSame) ?? 4;
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
  const letters = sidesOf(data.id);
  const sides = letters.map((_, edge) => letters[(edge - turns) & 3] ?? 'F');
  return {
    kind,
    turns,
    code: codeOf(sides),
    atEdge,
    atHalf,
    cloister: kind.segments.findIndex(({ type }) => isMonastic(type)),
    sides,
    river: (data.river ?? []).map((edge) => (edge + turns) & 3),
  };
}

const DATA = TABLES.flatMap(({ data, from }) => data.map((one) => ({ one, from })));

export const KINDS: readonly Kind[] = DATA.map(({ one, from }, index) => makeKind(one, index, from));

export const BASE_KINDS: readonly Kind[] = KINDS.filter(({ from }) => from === null);

/** All shapes: that of kind `k` turned `t` times is at `4 * k + t`. */
export const SHAPES: readonly Shape[] = DATA.flatMap(({ one }, index) =>
  [0, 1, 2, 3].map((turns) => makeShape(KINDS[index]!, one, turns)),
);

export function kindsOf(expansions: readonly Expansion[]): readonly TileKind[] {
  const box = boxOf(expansions);
  return KINDS.flatMap(({ id, index }) => ((box[index] ?? 0) > 0 ? [id] : []));
}

/** The shape of a kind after clockwise quarter turns. */
export function shapeAt({ index }: Kind, turns: number): Shape {
  return SHAPES[4 * index + turns]!;
}

/** The tiles of each kind in the bag of a game with these expansions, including the starter. */
export function boxOf(expansions: readonly Expansion[]): number[] {
  const isIn = ({ from }: Kind): boolean => from === null || expansions.includes(from);
  const box = KINDS.map((kind) => (isIn(kind) ? kind.count : 0));
  for (const { index, of } of KINDS) {
    if (of === null || box[index] === 0) continue;
    const plain = kindOfTile(of).index;
    if ((box[plain] ?? 0) > 0) box[plain] = (box[plain] ?? 0) - 1;
    else box[index] = 0;
  }
  return box;
}

const kindsById: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

/** An unknown tile as placed; only its edges are known. */
export function strangeShape(text: string, sides: readonly Side[]): Shape {
  const river = sides.flatMap((side, edge) => (side === 'V' ? [edge] : []));
  const kind = {
    index: -1,
    id: text as TileKind,
    from: null,
    of: null,
    count: 0,
    river: river.length,
    cut: -1,
    segments: [],
    distinct: 4,
  };
  const [atEdge, atHalf] = [new Array<number>(4).fill(-1), new Array<number>(8).fill(-1)];
  return { kind, turns: 0, code: codeOf(sides), atEdge, atHalf, cloister: -1, sides, river };
}

/** The kind with this id, or undefined. */
export function kindOf(id: string): Kind | undefined {
  return kindsById.get(id);
}

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

/** The orientations in which a kind fits the given edges, as bits: bit `t` for `t` quarter turns. */
export function turnsThatFit(kind: number, need: number): number {
  return fits[(kind << 8) | (need & 255)]!;
}
