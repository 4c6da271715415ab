import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { assert } from './bug.ts';
import type { Hash128 } from './hash.ts';

/** A source of chance with its own state, which every draw advances. */
export interface Stream {
  /** A whole number from 0 to `n` - 1, each equally likely; `n` from 1 to 2^32. */
  int(n: number): number;
  /** A die: 1 to `sides`. */
  roll(sides: number): number;
  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T;
  /** Shuffles the caller's own array in place (Fisher-Yates), and returns it. */
  shuffle<T>(items: T[]): T[];
}

/** A stream (xoroshiro128+) that starts from 128 bits of state, not all 0. */
export function streamFrom(state: Hash128): Stream {
  const generator = xoroshiro128plusFromState(state.map((word) => word | 0));
  const int = (n: number): number => {
    assert(Number.isInteger(n) && n >= 1 && n <= 2 ** 32, `int wants 1 to 2^32, got ${n}`);
    return uniformInt(generator, 0, n - 1);
  };
  return {
    int,
    roll: (sides) => int(sides) + 1,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    shuffle: <T>(items: T[]) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const item = items[i] as T;
        items[i] = items[j] as T;
        items[j] = item;
      }
      return items;
    },
  };
}
