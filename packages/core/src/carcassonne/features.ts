import { addGoods, goodsOf } from './goods.ts';
import type { Join } from './joins.ts';
import { completedPoints, extentOf, majority } from './scoring.ts';
import type { CarcassonneState } from './state.ts';
import { SEGMENTS, type Shape, isMonastic } from './tile.ts';

/** A feature once the tile is placed. Its number is that of its lowest segment. */
export interface Merge {
  readonly feature: number;
  /** Segments of the new tile, by their numbers on the table. */
  readonly segments: readonly number[];
  /** Features on the table that become one with it. */
  readonly features: readonly number[];
  readonly open: number;
  /** The meeples on it, including the new one; 0 if it scores at once. */
  readonly claimed: number;
}

/** A complete feature with meeples, which return to their owners. */
export interface Scoring {
  readonly type: 'city' | 'road' | 'cloister' | 'garden';
  /** Whether an abbot is called home before it is complete. */
  readonly recalled?: true;
  readonly feature: number;
  readonly tiles: number;
  readonly pennants: number;
  /** Whether there is an inn or a cathedral. */
  readonly special: boolean;
  readonly points: number;
  /** Those with the most meeples; each gets the points. */
  readonly seats: readonly number[];
}

export interface FeaturesPlan {
  readonly merges: readonly Merge[];
  readonly scorings: readonly Scoring[];
  /** The goods that the player gets, in the order of `GOODS`; absent where there are none. */
  readonly goods?: readonly number[];
}

/**
 * The effect of a placed tile on features, with a meeple on its segment `claimed` (-1: none), which counts as `meeple`
 * there. `emptyAround` is the number of empty squares around its cloister.
 */
export function planFeatures(
  state: Readonly<CarcassonneState>,
  shape: Shape,
  joins: readonly Join[],
  meeple: number,
  claimed: number,
  emptyAround: number,
): FeaturesPlan {
  const first = state.tiles.length * SEGMENTS;
  const parts = shape.kind.segments;
  const merges: Merge[] = [];
  const scorings: Scoring[] = [];
  let goods: readonly number[] = [];
  for (const { segments, features, seams } of joins) {
    const type = parts[segments[0] ?? 0]?.type ?? 'field';
    let feature = first + segments[0]!;
    // A seam closes one end on each side.
    let open = isMonastic(type) ? emptyAround : -2 * seams;
    let meeples = segments.includes(claimed) ? meeple : 0;
    for (const segment of segments) open += parts[segment]?.ends ?? 0;
    for (const old of features) {
      open += state.open[old]!;
      meeples += state.claimed[old]!;
      if (old < feature) feature = old;
    }
    const scored = open === 0 && meeples !== 0 && type !== 'field';
    if (open === 0 && type !== 'field') {
      const own = segments.flatMap((segment) => parts[segment] ?? []);
      if (type === 'city' && state.goods.length > 0) goods = addGoods(goods, goodsOf(state, features, own));
      if (scored) {
        const extent = extentOf(state, features, own);
        scorings.push({ type, feature, points: completedPoints(type, extent), seats: majority(meeples), ...extent });
      }
    }
    merges.push({
      feature,
      segments: segments.map((segment) => first + segment),
      features,
      open: type === 'field' ? 0 : open,
      claimed: scored ? 0 : meeples,
    });
  }
  return goods.some((count) => count > 0) ? { merges, scorings, goods } : { merges, scorings };
}
