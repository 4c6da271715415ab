import { type CarcassonneState, segmentOf, tileOf } from './state.ts';
import { type FeatureType, type Segment, isMonastic } from './tile.ts';

/** Octal digits of `claimed`: a seat has at most 7 meeples. */
const DIGIT = 3;
/** The largest possible number of players. */
const MOST_PLAYERS = 6;

/** One meeple of a seat, as counted in `claimed`. */
export function oneMeeple(seat: number): number {
  return 1 << (DIGIT * seat);
}

/** The seats' big meeples are above the digits, one bit each. */
const BIG = DIGIT * MOST_PLAYERS;

/** The big meeple of a seat, as counted in `claimed`: it counts as two. */
export function bigMeeple(seat: number): number {
  return 1 << (BIG + seat);
}

/** Whether a seat has a meeple or its big one on a feature. */
export function hasMeeple(claimed: number, seat: number): boolean {
  return (claimed & ((7 << (DIGIT * seat)) | bigMeeple(seat))) !== 0;
}

/** The seats with the most meeples on a feature: all of them get its points in full. */
export function majority(claimed: number): readonly number[] {
  let most = 1;
  let seats: number[] = [];
  const big = claimed >> BIG;
  for (let seat = 0, rest = claimed & ((1 << BIG) - 1); rest !== 0 || big >> seat !== 0; seat++, rest >>= DIGIT) {
    const meeples = (rest & 7) + 2 * ((big >> seat) & 1);
    if (meeples > most) {
      most = meeples;
      seats = [seat];
    } else if (meeples === most) seats.push(seat);
  }
  return seats;
}

/** Tiles and pennants of a feature; a tile counts once, even if the feature enters it several times. */
export interface Extent {
  readonly tiles: number;
  readonly pennants: number;
  /** Whether there is an inn or a cathedral. */
  readonly special: boolean;
}

/** What features cover together, including the tile that is about to join them, if any. */
export function extentOf(
  state: Readonly<CarcassonneState>,
  features: readonly number[],
  joining: readonly Segment[] = [],
): Extent {
  const tiles = new Set<number>();
  let pennants = 0;
  let special = false;
  for (const segment of joining) {
    pennants += segment.pennants;
    special ||= segment.special;
  }
  for (const feature of features) {
    let segment = feature;
    do {
      tiles.add(tileOf(segment));
      const own = segmentOf(state, segment);
      pennants += own.pennants;
      special ||= own.special;
      segment = state.ring[segment]!;
    } while (segment !== feature);
  }
  return { tiles: tiles.size + (joining.length > 0 ? 1 : 0), pennants, special };
}

/** A cloister and the eight squares about it. */
export const CLOISTER = 9;

export function completedPoints(type: FeatureType, { tiles, pennants, special }: Extent): number {
  if (type === 'city') return (special ? 3 : 2) * (tiles + pennants);
  if (isMonastic(type)) return CLOISTER;
  return special ? 2 * tiles : tiles;
}

/** Points of an incomplete city or road at the end of the game; none with a cathedral or an inn. */
export function unfinishedPoints({ tiles, pennants, special }: Extent): number {
  return special ? 0 : tiles + pennants;
}

/** What a pig adds for its player to each completed city of its field. */
export const PIG_CITY = 1;

/** Points of a field for every completed city that it touches. */
export const FIELD_CITY = 3;
