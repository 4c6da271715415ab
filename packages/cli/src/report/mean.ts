import { T_QUANTILES } from './t-quantiles.ts';

/** A mean with its 95 % interval; null for a single value or equal values. */
export interface Mean {
  readonly mean: number;
  readonly interval: readonly [low: number, high: number] | null;
}

/** Running moments: count, mean, and the sum of squares about it (Welford 1962). */
export interface Moments {
  count: number;
  mean: number;
  squares: number;
}

export const noMoments = (): Moments => ({ count: 0, mean: 0, squares: 0 });

export function addTo(moments: Moments, value: number): void {
  moments.count++;
  const off = value - moments.mean;
  moments.mean += off / moments.count;
  moments.squares += off * (value - moments.mean);
}

/** Sums of squares below this are rounding errors. */
const ROUNDING = 1e-20;

/** The mean with Student's interval. */
export function meanOf({ count, mean, squares }: Moments): Mean {
  if (count < 2 || squares < count * ROUNDING) return { mean, interval: null };
  const half = tQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean, interval: [mean - half, mean + half] };
}

/** Between tabulated degrees of freedom it takes the lower, and so the wider interval. */
export const tQuantile = (freedom: number): number => T_QUANTILES.findLast(([from]) => from <= freedom)![1];
