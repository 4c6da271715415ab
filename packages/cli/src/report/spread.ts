/** The distribution of whole numbers, exact, so that quantiles need no games. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  /** The middle half lies between the quarters, nine tenths between `low` and `high`. */
  readonly low: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly high: number;
  readonly most: number;
  /** Each value and its frequency, in order. */
  readonly counts: readonly (readonly [value: number, count: number])[];
}

/** The frequency of each value. */
export type Counts = Map<number, number>;

export const countIn = (counts: Counts, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};

/** The spread of some counts; null without any. */
export function spreadOf(values: Counts): Spread | null {
  const counts = [...values].sort(([a], [b]) => a - b);
  const count = counts.reduce((sum, [, often]) => sum + often, 0);
  if (count === 0) return null;
  // The smallest value that at least `percent` of the values do not exceed.
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
