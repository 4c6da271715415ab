// The play of Carcassonne once more, the slow way, over the features of `naive-features.ts`.
import type { PlaceAction } from '../../src/carcassonne/action.ts';
import type { Figure } from '../../src/carcassonne/figures.ts';
import { type NaiveFeature, type NaiveTile, STEPS, edgesOf, floodFill, step, touches } from './naive-features.ts';

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
