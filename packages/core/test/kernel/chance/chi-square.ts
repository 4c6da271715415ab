/** A statistic that is large when counts are not what chance makes of them, and its degrees of freedom. */
export interface ChiSquare {
  readonly statistic: number;
  readonly freedom: number;
}

/** The point that chance passes once in a thousand times, and once in ten thousand: of the normal distribution. */
const NORMAL = { 0.001: 3.090232, 0.0001: 3.719016 } as const;

/**
 * The value that a chi-square of so many degrees of freedom passes with the chance given, within one
 * part in thirty from 5 degrees on (Wilson and Hilferty, 1931).
 */
export function quantile(freedom: number, chance: keyof typeof NORMAL): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + NORMAL[chance] * Math.sqrt(spread)) ** 3;
}

/** How far counts are from what is expected of them; equal shares if nothing is said. */
export function ofCounts(counts: readonly number[], shares: readonly number[] = counts.map(() => 1)): ChiSquare {
  const of = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  const scale = of(counts) / of(shares);
  const statistic = of(counts.map((count, i) => (count - shares[i]! * scale) ** 2 / (shares[i]! * scale)));
  return { statistic, freedom: counts.length - 1 };
}

/** Counts how often each number of 0 to `kinds` - 1 comes in `times` draws. */
export function tally(kinds: number, times: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < times; i++) counts[draw(i)]!++;
  return counts;
}

/**
 * Where `times` shuffles of n cards put each card. Every card and every place is met once in a shuffle,
 * so the n * n counts have (n - 1)^2 degrees of freedom, and the sum is to be taken (n - 1) / n times.
 */
export function ofPlaces(n: number, times: number, shuffled: (i: number) => readonly number[]): ChiSquare {
  const counts = new Array<number>(n * n).fill(0);
  for (let i = 0; i < times; i++) for (const [place, card] of shuffled(i).entries()) counts[place * n + card]!++;
  return { statistic: (ofCounts(counts).statistic * (n - 1)) / n, freedom: (n - 1) ** 2 };
}
