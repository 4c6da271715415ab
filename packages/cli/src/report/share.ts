import { errorFunction } from 'simple-statistics';

/** A share with the interval of its true rate, all from 0 to 1. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * A share with its 95 % interval after Wilson (1927), which stays between 0 and 1 and holds for few trials and extreme
 * rates, too. Without trials it is 0 to 1.
 *
 * @example shareOf(10, 20).low.toFixed(3) // '0.299'
 */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const squared = Z ** 2 / of;
  const middle = (rate + squared / 2) / (1 + squared);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + squared / (4 * of))) / (1 + squared);
  return {
    count,
    of,
    rate,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}

/** A share against the expected one. */
export type Verdict = 'more' | 'less' | 'unclear';

/** By chance alone, one table in twenty shows a false difference. */
export const LEVEL = 0.05;

/**
 * Whether a share differs from the expected one beyond chance, considering how many are compared: the score test that
 * Wilson's interval inverts, at a level divided by their number (Bonferroni).
 */
export function verdictOf({ count, of, rate }: Share, expected: number, looks: number): Verdict {
  const spread = Math.sqrt((expected * (1 - expected)) / of);
  if (of === 0 || spread === 0) return 'unclear';
  const score = (count / of - expected) / spread;
  const chance = 1 - errorFunction(Math.abs(score) / Math.SQRT2);
  if (chance * looks >= LEVEL) return 'unclear';
  return rate > expected ? 'more' : 'less';
}
