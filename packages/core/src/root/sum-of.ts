/** The sum of a number of each. */
export function sumOf<T>(all: readonly T[], of: (one: T, i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) sum += of(all[i] as T, i);
  return sum;
}

/** All without some: for each of these, the first that equals it is left out. */
export function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = all.slice();
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The sum of numbers. */
export const total = (numbers: readonly number[]): number => sumOf(numbers, (one) => one);

/** How many there are of all pieces or cards. */
export const countOf = (all: readonly { readonly count: number }[]): number => sumOf(all, ({ count }) => count);

/** A thing, as many times as that. */
export const repeated = <T>(count: number, of: T): T[] => new Array<T>(count).fill(of);
