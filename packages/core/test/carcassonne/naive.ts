// Carcassonne once more, the slow way: features are found anew by flood fill over the tiles on the
// table. It reads the table of kinds and the squares, nothing that the state keeps about features.
import type { KindData } from '../../src/carcassonne/data/kind-data.ts';
import { KIND_DATA } from '../../src/carcassonne/data/kinds.ts';
import { GARDENS_DATA } from '../../src/carcassonne/data/gardens.ts';
import { INNS_DATA } from '../../src/carcassonne/data/inns.ts';
import { TRADERS_DATA } from '../../src/carcassonne/data/traders.ts';
import { RIVER_DATA } from '../../src/carcassonne/data/river.ts';
import type { PlaceAction } from '../../src/carcassonne/action.ts';
import type { Figure } from '../../src/carcassonne/figures.ts';
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
const dataOf = (tile: TileKind): KindData => ALL_DATA.find(({ id }) => id === plainOf(tile))!;
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The square at a side of a tile. */
function step(tile: NaiveTile | undefined, side: number): { readonly x: number; readonly y: number } {
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

const known = new Map<string, readonly Reach[]>();

function reachesOf({ tile, turns }: NaiveTile): readonly Reach[] {
  const key = `${tile}${turns}`;
  const before = known.get(key);
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
  known.set(key, reaches);
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
    for (const edge of reach.edges) look(tile, edge, ({ edges }) => edges.includes((edge + 2) % 4));
    for (const half of reach.halves) look(tile, half >> 1, ({ halves }) => halves.includes(((half + 4) % 8) ^ 1));
  }
  if (type === 'cloister' || type === 'garden') {
    const { x, y } = tiles[start.tile]!;
    for (let dx = -1; dx <= 1; dx++) for (let dy = -1; dy <= 1; dy++) if (!at.has(100 * (x + dx) + y + dy)) open++;
  }
  const has = (mark: (data: KindData, claim: string) => boolean): number =>
    pieces.filter((piece) => {
      const [tile, claim = ''] = piece.split(':');
      const { tile: id } = tiles[Number(tile)] ?? start;
      return mark(dataOf(id as TileKind), claim);
    }).length;
  const pennants = has(({ id, pennant = id.endsWith('P') ? 0 : -1 }, claim) => claim === `city${pennant}`);
  const specials = has(
    ({ inn, cathedral }, claim) => claim === `road${inn}` || (cathedral === true && type === 'city'),
  );
  const goods = ['wine', 'grain', 'cloth'].map((good) =>
    has(({ goods: own }, claim) => own?.good === good && claim === `city${own.city}`),
  );
  return { type, pieces: pieces.sort(), tiles: covered, pennants, specials, goods, open };
}

/** How the river flows: the side by which each of its tiles is left, from the spring on. Null if it is none. */
function riverFlow(tiles: readonly NaiveTile[]): { sides: number[]; end: { x: number; y: number } } | null {
  const rivers = tiles.map((tile) => edgesOf(tile).flatMap((letter, side) => (letter === 'V' ? [side] : [])));
  if (rivers[0]?.length !== 1) return null;
  const sides: number[] = [];
  let [at, from] = [0, -1];
  for (;;) {
    const out = rivers[at]?.find((side) => side !== from);
    if (out === undefined) return { sides, end: step(tiles[at], -1) };
    sides.push(out);
    const end = step(tiles[at], out);
    at = tiles.findIndex((tile) => tile.x === end.x && tile.y === end.y);
    if (at < 0) return { sides, end };
    from = (out + 2) % 4;
    if (!rivers[at]?.includes(from)) return null;
  }
}

/** Whether the last tile goes on with a river of so many tiles as lie, and does not turn the same way as the one before. */
function followsRiver(tiles: readonly NaiveTile[], riverTiles: number): boolean {
  const before = riverFlow(tiles.slice(0, -1));
  const after = riverFlow(tiles);
  const { x, y } = step(tiles.at(-1), -1);
  if (!before || !after || before.end.x !== x || before.end.y !== y) return false;
  if (tiles.length === riverTiles) return after.sides.length === before.sides.length;
  const turns = after.sides.map((side, i) => (i === 0 ? 0 : (side - (after.sides[i - 1] ?? 0) + 4) % 4));
  return after.sides.length > before.sides.length && (turns.at(-1) === 0 || turns.at(-1) !== turns.at(-2));
}

/** What is said of players: scores, and meeples by seat and piece. */
export interface NaivePlay {
  readonly tiles: readonly NaiveTile[];
  readonly meeples: readonly { readonly seat: number; readonly piece: string; readonly figure?: Figure }[];
  readonly scores: readonly number[];
  /** What each player has beside seven meeples. */
  readonly figures?: readonly Figure[];
  /** Of each seat; absent where none are traded. */
  readonly goods?: readonly (readonly number[])[];
  /** Whether the last tile was the first of two. */
  readonly again?: boolean;
  /** How many tiles the river has; none in the base game. */
  readonly river?: number;
}

const isFollower = ({ figure }: { readonly figure?: Figure }): boolean => figure !== 'builder' && figure !== 'pig';

const best = (feature: NaiveFeature, all: NaivePlay['meeples']): readonly number[] => {
  const meeples = all.filter(isFollower);
  const counts = new Map<number, number>();
  for (const { seat, piece, figure } of meeples) {
    if (feature.pieces.includes(piece)) counts.set(seat, (counts.get(seat) ?? 0) + (figure === 'big' ? 2 : 1));
  }
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
};

/** Lays a tile, refuses a claim on what is taken, scores what is complete. Null when it is not allowed. */
export function naiveStep(before: NaivePlay, action: PlaceAction): NaivePlay | null {
  const { x, y, tile, turns, seat, claim, figure, recalls } = action;
  const edges = edgesOf(action);
  let neighbours = 0;
  for (const other of before.tiles) {
    if (other.x === x && other.y === y) return null;
    const side = STEPS.findIndex(([dx, dy]) => other.x === x + dx && other.y === y + dy);
    if (side < 0) continue;
    neighbours++;
    if (edgesOf(other)[(side + 2) % 4] !== edges[side]) return null;
  }
  if (neighbours === 0) return null;
  const tiles = [...before.tiles, { x, y, tile, turns }];
  const { river = 0 } = before;
  if (tiles.length <= river && !followsRiver(tiles, river)) return null;
  const features = floodFill(tiles);
  let meeples = before.meeples;
  if (claim !== undefined) {
    const piece = `${tiles.length - 1}:${claim}`;
    const feature = features.find(({ pieces }) => pieces.includes(piece));
    if (!feature) return null;
    const there = meeples.filter((meeple) => feature.pieces.includes(meeple.piece));
    if (figure === 'builder' || figure === 'pig') {
      const types = figure === 'pig' ? ['field'] : ['road', 'city'];
      if (!types.includes(feature.type) || !there.some((one) => one.seat === seat && isFollower(one))) return null;
    } else if (there.length > 0) return null;
    const isForAbbot = feature.type === 'garden' || (feature.type === 'cloister' && figure === 'abbot');
    if (figure === 'abbot' ? !isForAbbot : feature.type === 'garden') return null;
    const out = meeples.filter((meeple) => meeple.seat === seat && meeple.figure === figure).length;
    if (out === (figure ? 1 : 7)) return null;
    meeples = [...meeples, { seat, piece, ...(figure && { figure }) }];
  }
  const own = features.filter(({ pieces }) => pieces.some((piece) => piece.startsWith(`${tiles.length - 1}:`)));
  const again =
    !before.again &&
    before.meeples.some(
      (one) => one.figure === 'builder' && one.seat === seat && own.some(({ pieces }) => pieces.includes(one.piece)),
    );
  const complete = own.filter(({ type, open }) => type === 'city' && open === 0);
  const goods = before.goods?.map((list, one) =>
    list.map((count, good) =>
      one === seat ? complete.reduce((sum, city) => sum + (city.goods[good] ?? 0), count) : count,
    ),
  );
  const scores = [...before.scores];
  if (recalls) {
    const abbot = meeples.find((one) => one.figure === 'abbot' && one.seat === seat);
    const feature = features.find(({ pieces }) => abbot && pieces.includes(abbot.piece));
    if (!abbot || !feature || claim !== undefined) return null;
    scores[seat] = (scores[seat] ?? 0) + 9 - feature.open;
    meeples = meeples.filter((one) => one !== abbot);
  }
  for (const feature of features) {
    if (feature.type === 'field' || feature.open > 0) continue;
    if (!meeples.some(({ piece }) => feature.pieces.includes(piece))) continue;
    const { type, pennants, specials } = feature;
    const each = type === 'city' ? (specials > 0 ? 3 : 2) : specials > 0 ? 2 : 1;
    const points = type === 'cloister' || type === 'garden' ? 9 : each * (feature.tiles.size + pennants);
    for (const winner of best(feature, meeples)) scores[winner]! += points;
    meeples = meeples.filter(({ piece }) => !feature.pieces.includes(piece));
  }
  return { ...before, tiles, meeples, scores, again, ...(goods && { goods }) };
}

/** The points of the end of the game for each seat, from the least. */
export function naiveFinals({ tiles, meeples, scores, goods = [] }: NaivePlay): number[][] {
  const features = floodFill(tiles);
  const cities = features.filter(({ type, open }) => type === 'city' && open === 0);
  const parts = scores.map((): number[] => []);
  for (const feature of features) {
    if (!meeples.some(({ piece }) => feature.pieces.includes(piece))) continue;
    const { type } = feature;
    const touched = cities.filter((city) => feature.pieces.some((piece) => touches(tiles, piece, city)));
    const points =
      type === 'field'
        ? 3 * touched.length
        : type === 'cloister' || type === 'garden'
          ? 9 - feature.open
          : feature.specials > 0
            ? 0
            : feature.tiles.size + feature.pennants;
    for (const seat of points > 0 ? best(feature, meeples) : []) {
      const hasPig = meeples.some(
        (one) => one.figure === 'pig' && one.seat === seat && feature.pieces.includes(one.piece),
      );
      parts[seat]?.push(hasPig ? 4 * touched.length : points);
    }
  }
  for (const good of [0, 1, 2]) {
    const most = Math.max(0, ...goods.map((own) => own[good] ?? 0));
    for (const [seat, own] of goods.entries()) if (most > 0 && own[good] === most) parts[seat]?.push(10);
  }
  return parts.map((own) => own.sort((a, b) => a - b));
}

function touches(tiles: readonly NaiveTile[], piece: string, city: NaiveFeature): boolean {
  const [tile, claim] = piece.split(':') as [string, Claim];
  if (!claim.startsWith('field')) return false;
  const field = dataOf(tiles[Number(tile)]!.tile).fields[Number(claim.at(-1))]!;
  return field.cities.some((index) => city.pieces.includes(`${tile}:city${index}`));
}
