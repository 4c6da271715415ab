import { type CarcassonneState, segmentOf, tileOf } from './state.ts';
import type { FeatureType } from './tile.ts';

/** Octal digits of `claimed`: a seat has at most 7 meeples. */
const DIGIT = 3;

/** One meeple of a seat, as it counts in `claimed`. */
export function oneMeeple(seat: number): number {
  return 1 << (DIGIT * seat);
}

/** The seats with the most meeples on a feature: all of them get its points in full. */
export function majority(claimed: number): readonly number[] {
  let most = 1;
  let seats: number[] = [];
  for (let seat = 0, rest = claimed; rest !== 0; seat++, rest >>= DIGIT) {
    const meeples = rest & 7;
    if (meeples > most) {
      most = meeples;
      seats = [seat];
    } else if (meeples === most) seats.push(seat);
  }
  return seats;
}

/** Tiles and pennants of a feature; a tile counts once, however often the feature comes to it. */
export interface Extent {
  readonly tiles: number;
  readonly pennants: number;
}

/** What features together cover, and the tile that is about to join them, if there is one. */
export function extentOf(
  state: Readonly<CarcassonneState>,
  features: readonly number[],
  joining?: { readonly pennants: number },
): Extent {
  const tiles = new Set<number>();
  let pennants = joining?.pennants ?? 0;
  for (const feature of features) {
    let segment = feature;
    do {
      const tile = tileOf(segment);
      if (!tiles.has(tile)) {
        tiles.add(tile);
        pennants += segmentOf(state, segment).pennants;
      }
      segment = state.ring[segment]!;
    } while (segment !== feature);
  }
  return { tiles: tiles.size + (joining ? 1 : 0), pennants };
}

/** A cloister and the eight squares about it. */
export const CLOISTER = 9;

/** Points of a feature that is complete. */
export function completedPoints(type: FeatureType, { tiles, pennants }: Extent): number {
  if (type === 'city') return 2 * (tiles + pennants);
  return type === 'cloister' ? CLOISTER : tiles;
}

/** Points of a city or road that is not complete when the game ends. */
export function unfinishedPoints({ tiles, pennants }: Extent): number {
  return tiles + pennants;
}

/** Points of a field for every completed city that it touches. */
export const FIELD_CITY = 3;
