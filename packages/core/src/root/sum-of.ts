/** The sum of a number of each. */
export function sumOf<T>(all: readonly T[], of: (one: T, i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) sum += of(all[i] as T, i);
  return sum;
}

/** The sum of numbers. */
export const total = (numbers: readonly number[]): number => sumOf(numbers, (one) => one);

/** How many there are of all pieces or cards. */
export const countOf = (all: readonly { readonly count: number }[]): number => sumOf(all, ({ count }) => count);
