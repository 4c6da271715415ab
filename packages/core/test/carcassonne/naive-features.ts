// Carcassonne once more, the slow way: features are found anew by flood fill over the tiles on the
// table. It reads the table of kinds and the squares, nothing that the state keeps about features.
import type { KindData } from '../../src/carcassonne/data/kind-data.ts';
import { GARDENS_DATA, INNS_DATA, KIND_DATA, RIVER_DATA, TRADERS_DATA } from '../../src/carcassonne/data/tiles.ts';
import { type CarcassonneState, shapeOf } from '../../src/carcassonne/state.ts';
import type { Claim, FeatureType, TileKind } from '../../src/carcassonne/tile.ts';

export interface NaiveTile {
  readonly x: number;
  readonly y: number;
  readonly tile: TileKind;
  readonly turns: number;
}

/** A piece of a feature: which tile, and what of it. */
interface Piece {
  readonly tile: number;
  readonly reach: Reach;
}

export interface NaiveFeature {
  readonly type: FeatureType;
  /** `tile:claim`, sorted. */
  readonly pieces: readonly string[];
  readonly tiles: ReadonlySet<number>;
  readonly pennants: number;
  /** Inns at a road, cathedrals in a city. */
  readonly specials: number;
  /** Wine, grain and cloth. */
  readonly goods: readonly number[];
  /** Edges that nothing lies against; for a cloister, empty squares about it. */
  readonly open: number;
}

const ALL_DATA: readonly KindData[] = [...KIND_DATA, ...RIVER_DATA, ...INNS_DATA, ...TRADERS_DATA];
const plainOf = (tile: string): string => GARDENS_DATA.find(({ id }) => id === tile)?.of ?? tile;
const found = new Map<TileKind, KindData>();
function dataOf(tile: TileKind): KindData {
  const data = found.get(tile) ?? ALL_DATA.find(({ id }) => id === plainOf(tile))!;
  found.set(tile, data);
  return data;
}

/** The squares at the sides of a tile, by side. */
export const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The square at a side of a tile. */
export function step(tile: NaiveTile | undefined, side: number): { readonly x: number; readonly y: number } {
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return { x: (tile?.x ?? 0) + dx, y: (tile?.y ?? 0) + dy };
}

/** The tiles on a table, in the order in which they were laid. */
export function tilesOnTable(state: Readonly<CarcassonneState>): NaiveTile[] {
  return state.tiles.map(({ x, y }, tile) => {
    const { kind, turns } = shapeOf(state, tile);
    return { x, y, tile: kind.id, turns };
  });
}

/** The letters of the four edges as the tile lies. */
export function edgesOf({ tile, turns }: Pick<NaiveTile, 'tile' | 'turns'>): string[] {
  const letters = [...tile.replace(/[^CRFV]/g, '')].slice(0, 4);
  return letters.map((_, edge) => letters[(edge - turns + 4) % 4] ?? '');
}

/** A city, road, field or cloister of a tile as it lies: the edges or half-edges that it reaches. */
interface Reach {
  readonly claim: Claim;
  readonly edges: readonly number[];
  readonly halves: readonly number[];
}

const known = new Map<TileKind, (readonly Reach[])[]>();

function reachesOf({ tile, turns }: NaiveTile): readonly Reach[] {
  const ofKind = known.get(tile) ?? [];
  known.set(tile, ofKind);
  const before = ofKind[turns];
  if (before) return before;
  const { cities, roads, fields } = dataOf(tile);
  const edged = (name: string) => (edges: readonly number[], i: number) => ({
    claim: `${name}${i}` as Claim,
    edges: edges.map((edge) => (edge + turns) % 4),
    halves: [],
  });
  const reaches = [
    ...cities.map(edged('city')),
    ...roads.map(edged('road')),
    ...fields.map(({ halves }, i) => ({
      claim: `field${i}` as Claim,
      edges: [],
      halves: halves.map((half) => (half + 2 * turns) % 8),
    })),
    ...(tile.endsWith('K') ? [{ claim: 'cloister', edges: [], halves: [] } as const] : []),
    ...(tile.endsWith('h') ? [{ claim: 'garden', edges: [], halves: [] } as const] : []),
  ];
  ofKind[turns] = reaches;
  return reaches;
}

/** All features of a table. */
export function floodFill(tiles: readonly NaiveTile[]): NaiveFeature[] {
  const at = new Map(tiles.map(({ x, y }, tile) => [100 * x + y, tile]));
  const seen = new Set<string>();
  const features: NaiveFeature[] = [];
  tiles.forEach((start, tile) => {
    for (const reach of reachesOf(start)) {
      if (!seen.has(`${tile}:${reach.claim}`)) features.push(fill(tiles, at, seen, { tile, reach }));
    }
  });
  return features;
}

function fill(
  tiles: readonly NaiveTile[],
  at: ReadonlyMap<number, number>,
  seen: Set<string>,
  start: Piece,
): NaiveFeature {
  const type = start.reach.claim.replace(/\d/, '') as FeatureType;
  const queue = [start];
  const covered = new Set<number>();
  const pieces: string[] = [];
  /** Its pieces that may bear a pennant, an inn, a cathedral or goods. */
  const marked: (readonly [data: KindData, claim: Claim])[] = [];
  let open = 0;
  seen.add(`${start.tile}:${start.reach.claim}`);
  const look = (from: number, side: number, meets: (reach: Reach) => boolean): void => {
    const beside = step(tiles[from], side);
    const tile = at.get(100 * beside.x + beside.y);
    if (tile === undefined) {
      if (type !== 'field') open++;
      return;
    }
    const reach = reachesOf(tiles[tile]!).find(meets);
    if (!reach || seen.has(`${tile}:${reach.claim}`)) return;
    seen.add(`${tile}:${reach.claim}`);
    queue.push({ tile, reach });
  };
  for (let piece = queue.pop(); piece; piece = queue.pop()) {
    const { tile, reach } = piece;
    pieces.push(`${tile}:${reach.claim}`);
    covered.add(tile);
    const laid = tiles[tile];
    if (laid && (type === 'city' || type === 'road')) marked.push([dataOf(laid.tile), reach.claim]);
    for (const edge of reach.edges) look(tile, edge, ({ edges }) => edges.includes((edge + 2) % 4));
    for (const half of reach.halves) look(tile, half >> 1, ({ halves }) => halves.includes(((half + 4) % 8) ^ 1));
  }
  if (type === 'cloister' || type === 'garden') {
    const { x, y } = tiles[start.tile]!;
    for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) if (!at.has(100 * (x + dx) + y + dy)) open++;
  }
  const has = (mark: (data: KindData, claim: string) => boolean): number =>
    marked.filter(([data, claim]) => mark(data, claim)).length;
  const pennants = has(({ id, pennant = id.endsWith('P') ? 0 : -1 }, claim) => claim === `city${pennant}`);
  const specials = has(
    ({ inn, cathedral }, claim) => claim === `road${inn}` || (cathedral === true && type === 'city'),
  );
  const goods = ['wine', 'grain', 'cloth'].map((good) =>
    has(({ good: own }, claim) => own === good && claim === 'city0'),
  );
  return { type, pieces: pieces.sort(), tiles: covered, pennants, specials, goods, open };
}

/** Whether a piece of a field lies against a city. */
export function touches(tiles: readonly NaiveTile[], piece: string, city: NaiveFeature): boolean {
  const [tile, claim] = piece.split(':') as [string, Claim];
  if (!claim.startsWith('field')) return false;
  const field = dataOf(tiles[Number(tile)]!.tile).fields[Number(claim.at(-1))]!;
  return field.cities.some((index) => city.pieces.includes(`${tile}:city${index}`));
}
