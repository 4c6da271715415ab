/** How whole numbers are spread: how often each came, exactly, so that any quantile can be told without the games. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  /** The middle half of them lies between the quarters, nine tenths between `low` and `high`. */
  readonly low: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly high: number;
  readonly most: number;
  /** Each value with how often it came, in order. */
  readonly counts: readonly (readonly [value: number, count: number])[];
}

/** How often each value came. */
export type Counts = Map<number, number>;

export const countIn = (counts: Counts, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

/** The spread of what was counted, or null of nothing. */
export function spreadOf(values: Counts): Spread | null {
  const counts = [...values].sort(([a], [b]) => a - b);
  const count = counts.reduce((sum, [, often]) => sum + often, 0);
  if (count === 0) return null;
  // The smallest value that at least so many of a hundred do not exceed.
  const quantile = (percent: number): number => {
    let seen = 0;
    return counts.find(([, often]) => {
      seen += often;
      return seen * 100 >= percent * count;
    })![0];
  };
  return {
    count,
    mean: counts.reduce((sum, [value, often]) => sum + value * often, 0) / count,
    least: counts[0]![0],
    low: quantile(5),
    quarter: quantile(25),
    median: quantile(50),
    threeQuarters: quantile(75),
    high: quantile(95),
    most: counts.at(-1)![0],
    counts,
  };
}
