import { T_QUANTILES } from './t-quantiles.ts';

/** A mean with its 95 % interval; null where values say nothing of the spread: a single one, or all of them alike. */
export interface Mean {
  readonly mean: number;
  readonly interval: readonly [low: number, high: number] | null;
}

/** Values counted as they come: how many, their mean, and the sum of squares about it (Welford 1962). */
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

/** Squares of differences that are nothing but rounding, of values about 1. */
const ROUNDING = 1e-20;

/** The mean of what was counted, with its interval after Student. */
export function meanOf({ count, mean, squares }: Moments): Mean {
  if (count < 2 || squares < count * ROUNDING) return { mean, interval: null };
  const half = tQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean, interval: [mean - half, mean + half] };
}

/** Between the freedoms of the table it takes the next smaller one, and so the wider interval. */
export const tQuantile = (freedom: number): number => T_QUANTILES.findLast(([from]) => from <= freedom)![1];
