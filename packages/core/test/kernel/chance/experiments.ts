import type { Stream } from '../../../src/kernel/stream.ts';
import { STREAM_NAMES } from '../../../src/kernel/seed.ts';
import { type ChiSquare, ofCounts, ofPlaces, tally } from './chi-square.ts';

/** Anything that makes streams as `stream` does. */
export type Source = (seed: string, game: number, name: string) => Stream;

const TIMES = 6000;
const SIDES = 6;
const CARDS = 12;
const cards = (): number[] => Array.from({ length: CARDS }, (_, i) => i);

/** Pairs of faces: each of the 36 is equally likely, or one tells of the other. */
const pairs = (pair: (i: number) => readonly [number, number]): ChiSquare =>
  ofCounts(
    tally(SIDES * SIDES, TIMES, (i) => {
      const [one, other] = pair(i);
      return one * SIDES + other;
    }),
  );

const first = (stream: Stream): number => stream.int(SIDES);
const third = (stream: Stream): number => {
  for (let n = 0; n < 2; n++) stream.int(SIDES);
  return stream.int(SIDES);
};
/** A face made of the card that a shuffle puts on top. */
const top = (stream: Stream): number => stream.shuffle(cards())[CARDS - 1]! % SIDES;

/** Games that a run has far from each other, and where 32 or 16 bits would end. */
const APART = [1, 2, 256, 65_536, 2 ** 32];
const NEIGHBOURS = [
  ['a', 'b'],
  ['a', 'a1'],
  ['a', 'A'],
  ['1', '2'],
  ['', ' '],
] as const;

type Experiment = (source: Source) => ChiSquare;

/** What chance is asked, by name. Seeds are fixed, so the answer is always the same. */
export const EXPERIMENTS: ReadonlyMap<string, Experiment> = new Map<string, Experiment>([
  // One stream.
  ...[3, 5, 6, 7, 10, 54, 100].map((n): [string, Experiment] => [
    `one stream, int(${n})`,
    (source) => {
      const stream = source('one', n, 'picks');
      return ofCounts(tally(n, TIMES, () => stream.int(n)));
    },
  ]),
  [
    // A remainder would take the lower half of these twice as often.
    'one stream, int(3 * 2^30) in thirds',
    (source) => {
      const stream = source('one', 0, 'picks');
      return ofCounts(tally(3, TIMES, () => Math.floor(stream.int(3 * 2 ** 30) / 2 ** 30)));
    },
  ],
  [
    'one stream, pick of seven',
    (source) => {
      const stream = source('one', 1, 'picks');
      return ofCounts(tally(7, TIMES, () => stream.pick([0, 1, 2, 3, 4, 5, 6])));
    },
  ],
  [
    'one stream, two dice',
    (source) => {
      const dice = source('one', 2, 'dice');
      return pairs(() => [dice.roll(SIDES) - 1, dice.roll(SIDES) - 1]);
    },
  ],
  [
    'one stream, a die and the next but one',
    (source) => {
      const dice = source('one', 3, 'dice');
      return pairs(() => [dice.int(SIDES), third(dice)]);
    },
  ],
  [
    'one stream, shuffle after shuffle',
    (source) => {
      const deck = source('one', 4, 'deck');
      return ofPlaces(CARDS, TIMES, () => deck.shuffle(cards()));
    },
  ],
  // Neighbouring games.
  [
    'games, where the first shuffle puts each card',
    (of) => ofPlaces(CARDS, TIMES, (i) => of('s', i, 'deck').shuffle(cards())),
  ],
  ['games, all orders of four cards', (of) => ofCounts(tally(24, TIMES, (i) => order(of('orders', i, 'deck'))))],
  ['games, two dice', (of) => pairs((i) => twice(of('games', i, 'dice')))],
  ...STREAM_NAMES.map((name): [string, Experiment] => [
    `games, the first of ${name} in one and the next`,
    (of) => pairs((i) => [first(of('games', i, name)), first(of('games', i + 1, name))]),
  ]),
  [
    'games, second and first of the next',
    (of) => pairs((i) => [twice(of('games', i, 'dice'))[1], first(of('games', i + 1, 'dice'))]),
  ],
  ...APART.map((apart): [string, Experiment] => [
    `games ${apart} apart, top cards`,
    (of) => pairs((i) => [top(of('apart', i, 'deck')), top(of('apart', i + apart, 'deck'))]),
  ]),
  // Neighbouring streams.
  ...STREAM_NAMES.flatMap((one, k) =>
    STREAM_NAMES.slice(k + 1).map((other): [string, Experiment] => [
      `streams, ${one} and ${other}`,
      (of) => pairs((i) => [first(of('streams', i, one)), first(of('streams', i, other))]),
    ]),
  ),
  // Neighbouring seeds.
  ...NEIGHBOURS.map(([one, other]): [string, Experiment] => [
    `seeds, '${one}' and '${other}'`,
    (of) => pairs((i) => [first(of(one, i, 'deck')), first(of(other, i, 'deck'))]),
  ]),
  [
    'seeds, one number and the next',
    (of) => pairs((i) => [first(of(`${i}`, 0, 'dice')), first(of(`${i + 1}`, 0, 'dice'))]),
  ],
  [
    'seeds, a seed more for a game less',
    (of) => pairs((i) => [first(of(`${i}`, 1, 'dice')), first(of(`${i + 1}`, 0, 'dice'))]),
  ],
]);

/** The first two faces. */
function twice(stream: Stream): readonly [number, number] {
  return [stream.int(SIDES), stream.int(SIDES)];
}

/** Which of the 24 orders of four cards a shuffle gives. */
function order(deck: Stream): number {
  const [a, b, c, d] = deck.shuffle([0, 1, 2, 3]) as [number, number, number, number];
  return a * 6 + (b - Number(b > a)) * 2 + Number(c > d);
}
