// Traders: the player who completes a city gets the goods of its tiles, whoever has meeples in it.
import { GOODS } from './data/kind-data.ts';
import { type CarcassonneState, type FinalPart, segmentOf } from './state.ts';
import type { Segment } from './tile.ts';

export const MOST_OF_A_GOOD = 10;

/** The number of each good in a city made of features and segments of a new tile. */
export function goodsOf(
  state: Readonly<CarcassonneState>,
  features: readonly number[],
  joining: readonly Segment[],
): readonly number[] {
  const segments = [...joining];
  for (const feature of features) {
    let segment = feature;
    do {
      segments.push(segmentOf(state, segment));
      segment = state.ring[segment] ?? feature;
    } while (segment !== feature);
  }
  return GOODS.map((good) => segments.filter((segment) => segment.good === good).length);
}

/** Two lists of goods as one. */
export function addGoods(one: readonly number[], other: readonly number[]): readonly number[] {
  return GOODS.map((_, good) => (one[good] ?? 0) + (other[good] ?? 0));
}

/** Final points for goods: 10 to each player with the most of one. */
export function goodsParts({ goods }: Readonly<CarcassonneState>): readonly (readonly FinalPart[])[] {
  const most = GOODS.map((_, good) => Math.max(...goods.map((own) => own[good] ?? 0)));
  return goods.map((own) =>
    own.flatMap((count, good): FinalPart[] =>
      count > 0 && count === most[good] ? [{ type: 'goods', feature: -1, points: MOST_OF_A_GOOD }] : [],
    ),
  );
}
