// What the figures and goods of expansions are worth to the evaluation, in points, fitted by games against the one without.
import {
  type CarcassonneState,
  FIELD_CITY,
  type Figure,
  GOODS,
  KINDS,
  MOST_OF_A_GOOD,
  PIG_CITY,
  figureBit,
  figuresIn,
  majority,
} from '@woodlog/core/carcassonne';

/** A second tile in a turn, by a builder. */
export const AGAIN = 4;
/** What a builder expects of second tiles for each empty square that it is open to, with all tiles left. */
const BUILDER_SQUARE = 2.5;
/** Figures in hand, with all tiles left. The big meeple counts among the meeples. */
const IN_HAND: Readonly<Record<Figure, number>> = { big: 0, builder: 2, pig: 1.5, abbot: 4 };
/** How many goods ahead make one half sure of the most of them: when no more are left, and for each that is. */
const DOUBT = { none: 0.6, each: 0.25 };

const BIG = figureBit('big');

/** Meeples, the big one too. */
export const inHand = ({ supply, hands }: Readonly<CarcassonneState>, seat: number): number =>
  (supply[seat] ?? 0) + ((hands[seat] ?? 0) & BIG);

export function figuresWorth({ hands }: Readonly<CarcassonneState>, seat: number): number {
  const hand = hands[seat] ?? 0;
  return hand === 0 ? 0 : figuresIn(hand).reduce((sum, figure) => sum + IN_HAND[figure], 0);
}

interface Joiner {
  readonly seat: number;
  readonly feature: number;
  readonly figure: Figure | undefined;
  /** What the feature is worth to those who have it. */
  readonly points: number;
  /** Empty squares that it is open to, times the share of the tiles that are left. */
  readonly squares: number;
}

/** A builder at work, or a pig on a field, to its player. */
export function joinerWorth({ claimed }: Readonly<CarcassonneState>, joiner: Joiner): number {
  const { seat, feature, figure, points, squares } = joiner;
  if (figure === 'builder') return BUILDER_SQUARE * Math.min(3, squares);
  return majority(claimed[feature] ?? 0).includes(seat) ? (points * PIG_CITY) / FIELD_CITY : 0;
}

/** How many tiles of a bag have each good. */
export const goodsIn = (bag: readonly number[]): readonly number[] =>
  GOODS.map((good) =>
    KINDS.reduce((sum, { index, segments }) => {
      return segments.some((one) => one.good === good) ? sum + (bag[index] ?? 0) : sum;
    }, 0),
  );

/** Adds what each seat expects of its goods: the most of one brings points, and who has it is open as long as more come. */
export function goodsWorth({ goods }: Readonly<CarcassonneState>, left: readonly number[], sums: number[]): void {
  for (const [good, rest] of left.entries()) {
    const doubt = DOUBT.none + DOUBT.each * rest;
    const shares = goods.map((own) => Math.exp((own[good] ?? 0) / doubt));
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [seat, share] of shares.entries()) sums[seat] = (sums[seat] ?? 0) + (MOST_OF_A_GOOD * share) / all;
  }
}
