// Values of the expansions' figures and goods in points, fitted by games against the evaluation without them.
import {
  type CarcassonneState,
  FIELD_CITY,
  FIGURES,
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
/** Expected second tiles from a builder, for each empty square that it is open to, with a full bag. */
const BUILDER_SQUARE = 2.5;
/** Figures in hand, with a full bag. The big meeple counts as a meeple. */
const IN_HAND: Readonly<Record<Figure, number>> = { big: 0, builder: 2, pig: 1.5, abbot: 4 };
/** The lead in a good that makes its majority half certain: with none left, and for each one left. */
const DOUBT = { none: 0.6, each: 0.25 };

const BIG = figureBit('big');

/** Meeples, including the big one. */
export const inHand = ({ supply, hands }: Readonly<CarcassonneState>, seat: number): number =>
  (supply[seat] ?? 0) + ((hands[seat] ?? 0) & BIG);

/** By the bits of a hand. */
const HANDS = Array.from({ length: 1 << FIGURES.length }, (_, hand) =>
  figuresIn(hand).reduce((sum, figure) => sum + IN_HAND[figure], 0),
);

export const figuresWorth = ({ hands }: Readonly<CarcassonneState>, seat: number): number =>
  HANDS[hands[seat] ?? 0] ?? 0;

interface Joiner {
  readonly seat: number;
  readonly feature: number;
  readonly figure: Figure | undefined;
  /** The value of the feature for its holders. */
  readonly points: number;
  /** Empty squares that it is open to, times the share of tiles left. */
  readonly squares: number;
}

/** The value of a builder, or of a pig on a field, to its player. */
export function joinerWorth({ claimed }: Readonly<CarcassonneState>, joiner: Joiner): number {
  const { seat, feature, figure, points, squares } = joiner;
  if (figure === 'builder') return BUILDER_SQUARE * Math.min(3, squares);
  return majority(claimed[feature] ?? 0).includes(seat) ? (points * PIG_CITY) / FIELD_CITY : 0;
}

/** What the majority of a good is worth to its holders: shares by the number that a seat has, as they are asked for. */
interface GoodLeft {
  readonly doubt: number;
  readonly shares: number[];
}

/** The goods of the tiles in a bag: a majority stays open while more are to come. */
export const goodsIn = (bag: readonly number[]): readonly GoodLeft[] =>
  GOODS.map((good) => {
    const left = KINDS.reduce((sum, { index, segments }) => {
      return segments.some((one) => one.good === good) ? sum + (bag[index] ?? 0) : sum;
    }, 0);
    return { doubt: DOUBT.none + DOUBT.each * left, shares: [] };
  });

/** Adds the expected points for goods: the majority of each scores. */
export function goodsWorth({ goods }: Readonly<CarcassonneState>, left: readonly GoodLeft[], sums: number[]): void {
  for (const [good, { doubt, shares }] of left.entries()) {
    const shareOf = (seat: number): number => {
      const own = goods[seat]?.[good] ?? 0;
      const share = shares[own] ?? Math.exp(own / doubt);
      shares[own] = share;
      return share;
    };
    let all = 0;
    for (let seat = 0; seat < goods.length; seat++) all += shareOf(seat);
    for (let seat = 0; seat < goods.length; seat++)
      sums[seat] = (sums[seat] ?? 0) + (MOST_OF_A_GOOD * shareOf(seat)) / all;
  }
}
