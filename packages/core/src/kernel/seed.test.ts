import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Bug } from './bug.ts';
import { STREAM_NAMES, type Streams, lineStreams, stream, streams } from './seed.ts';
import { type Stream, streamFrom } from './stream.ts';

// Whether chance is good is tested in test/kernel/chance.test.ts.

describe('neighbours are independent (docs/kernel.md: Chance, data, names)', () => {
  test('the parts of a seed do not run together', () => {
    const numbers = (s: Stream) => [s.int(2 ** 32), s.int(2 ** 32)].join();
    const all = [stream('a', 11, 'x'), stream('a1', 1, 'x'), stream('a', 1, '1x'), stream('a","1', 1, 'x')].map(
      numbers,
    );
    expect(new Set(all).size).toBe(4);
  });
});

describe('a line of a game (docs/kernel.md: Chance, data, names)', () => {
  test('has chance of its own: not that of its game, of the game of its number, or of another line', () => {
    const numbers = ({ deck, dice }: Streams) => [deck, dice].map((s) => s.int(2 ** 32)).join();
    const all = [0, 1, 12].flatMap((n) => [
      streams('maple', n),
      lineStreams('maple', 0, n),
      lineStreams('maple', 1, n),
    ]);
    expect(new Set(all.map(numbers)).size).toBe(9);
    expect(numbers(lineStreams('maple', 1, 12))).toBe(numbers(lineStreams('maple', 1, 12)));
  });

  test('its numbers are fixed for ever', () => {
    const { dice } = lineStreams('maple', 0, 3);
    expect(Array.from({ length: 8 }, () => dice.roll(6))).toEqual([6, 3, 6, 2, 3, 4, 2, 5]);
  });
});

describe('stream', () => {
  test('game 17 is the same game whatever was played before', () => {
    const play = (game: number) =>
      Array.from(
        { length: 20 },
        (
          (s) => () =>
            s.dice.roll(6)
        )(streams('x', game)),
      );
    const alone = play(17);
    play(16);
    expect(play(17)).toEqual(alone);
  });

  test('numbers are fixed for ever', () => {
    const { deck, dice } = streams('maple', 0);
    expect(Array.from({ length: 8 }, () => dice.roll(6))).toEqual([5, 3, 5, 4, 6, 3, 4, 6]);
    expect(deck.shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([7, 8, 2, 5, 4, 6, 3, 1]);
  });

  test('large games and seeds are not cut to 32 bits', () => {
    const number = (game: number) => stream('s', game, 'deck').int(2 ** 32);
    expect(new Set([0, 2 ** 32, 2 ** 40, 2 ** 52].map(number)).size).toBe(4);
  });

  test('shuffle works in place and keeps the items', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200, size: 'max' }), fc.nat(), (items, game) => {
        const owned = [...items];
        expect(stream('s', game, 'deck').shuffle(owned)).toBe(owned);
        expect([...owned].sort()).toEqual([...items].sort());
      }),
    );
  });

  test('each stream of a game is the one of its name', () => {
    const numbers = (s: Stream) => [s.int(2 ** 32), s.int(2 ** 32)];
    const all = streams('oak', 5);
    expect(Object.keys(all)).toEqual([...STREAM_NAMES]);
    for (const name of STREAM_NAMES) expect(numbers(all[name])).toEqual(numbers(stream('oak', 5, name)));
  });

  test('wrong bounds are Bugs', () => {
    expect(() => stream('s', -1, 'deck')).toThrow('game index wants a whole number from 0, got -1');
    expect(() => streamFrom([1, 2, 3, 4]).int(0)).toThrow('int wants 1 to 2^32, got 0');
    const s = streamFrom([1, 2, 3, 4]);
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => s.int(n)).toThrow(Bug);
    expect(() => s.pick([])).toThrow(Bug);
    expect(() => stream('s', -1, 'deck')).toThrow(Bug);
    expect(() => stream('s', 0.5, 'deck')).toThrow(Bug);
    expect(() => lineStreams('s', 0, -1)).toThrow('line wants a whole number from 0, got -1');
  });
});
