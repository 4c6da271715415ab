import { stream } from '../../../src/kernel/seed.ts';
import type { Stream } from '../../../src/kernel/stream.ts';
import type { Source } from './experiments.ts';

/** A stream of whatever gives whole numbers below n, with a shuffle of its own if it has one. */
function streamOf(int: (n: number) => number, swap = (i: number, _length: number): number => int(i + 1)): Stream {
  return {
    int,
    roll: (sides) => int(sides) + 1,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    shuffle<T>(items: T[]): T[] {
      for (let i = items.length - 1; i >= 0; i--) {
        const j = swap(i, items.length);
        [items[i], items[j]] = [items[j] as T, items[i] as T];
      }
      return items;
    },
  };
}

const LETTERS = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Sources with a fault that engines are known to have had, and the experiments that must see it. */
export const BAD_SOURCES: Readonly<Record<string, { readonly source: Source; readonly seenBy: readonly RegExp[] }>> = {
  'a weak generator started from a sum of seed, game and name': {
    source(seed, game, name) {
      let state = (LETTERS(seed) + game + LETTERS(name)) >>> 0;
      return streamOf((n) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      });
    },
    seenBy: [/^games, the first of/, /^games 1 apart/, /^streams, /, /^seeds, /],
  },
  'a remainder of 32 bits': {
    source: (seed, game, name) => {
      const { int } = stream(seed, game, name);
      return streamOf((n) => int(2 ** 32) % n);
    },
    seenBy: [/in thirds$/],
  },
  'a remainder of a byte': {
    source: (seed, game, name) => {
      const { int } = stream(seed, game, name);
      return streamOf((n) => int(256) % n);
    },
    seenBy: [/^one stream, int\(100\)/],
  },
  'a shuffle that swaps every card with any card': {
    source: (seed, game, name) => {
      const { int } = stream(seed, game, name);
      return streamOf(int, (_, length) => int(length));
    },
    seenBy: [/shuffle after shuffle/, /puts each card/, /all orders/],
  },
  'a shuffle that leaves no card where it is': {
    source: (seed, game, name) => {
      const { int } = stream(seed, game, name);
      return streamOf(int, (i) => (i === 0 ? 0 : int(i)));
    },
    seenBy: [/shuffle after shuffle/, /puts each card/, /all orders/],
  },
  'one state for all streams of a game': {
    source: (seed, game) => stream(seed, game, 'deck'),
    seenBy: [/^streams, /],
  },
  'a game that goes on where the one before left off': {
    source(seed, game, name) {
      const before = stream(seed, game - (game % 2), name);
      if (game % 2 === 1) before.int(6);
      return before;
    },
    seenBy: [/^games, second and first/],
  },
  'a game cut to 16 bits': {
    source: (seed, game, name) => stream(seed, game % 65_536, name),
    seenBy: [/^games 65536 apart/, /^games 4294967296 apart/],
  },
  'a seed known by its first letter': {
    source: (seed, game, name) => stream(seed.slice(0, 1), game, name),
    seenBy: [/^seeds, 'a' and 'a1'/, /^seeds, one number and the next/],
  },
  'a die that never shows its last face twice running': {
    source(seed, game, name) {
      const { int } = stream(seed, game, name);
      let last = -1;
      return streamOf((n) => {
        let face = int(n);
        while (face === last && face === n - 1) face = int(n);
        last = face;
        return face;
      });
    },
    seenBy: [/^one stream, two dice/, /^games, two dice/],
  },
};
