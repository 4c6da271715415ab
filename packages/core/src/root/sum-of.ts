/** The sum of a number of each. */
export const sumOf = <T>(all: readonly T[], of: (one: T, i: number) => number): number =>
  all.reduce((sum, one, i) => sum + of(one, i), 0);

/** The sum of numbers. */
export const total = (numbers: readonly number[]): number => sumOf(numbers, (one) => one);

/** How many there are of all pieces or cards. */
export const countOf = (all: readonly { readonly count: number }[]): number => sumOf(all, ({ count }) => count);
