import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figures } from '../../src/report/figures.ts';
import { OTHERS } from '../../src/report/names.ts';
import { tally } from '../../src/report/tally.ts';
import type { GameRow } from '../../src/simulate/row.ts';
import { anyRows, gameRow } from './rows.ts';

function figuresOf(rows: readonly GameRow[], rotated = true): Figures {
  const counts = tally(rotated);
  for (const row of rows) counts.add(row);
  return counts.figures();
}

/** A seat of a game that did not fail, told plainly. */
interface Seat {
  readonly row: GameRow;
  readonly place: number;
  readonly bot: string;
  readonly won: boolean;
}

const seatsOf = (rows: readonly GameRow[]): Seat[] =>
  rows
    .filter(({ reason }) => reason !== 'failed')
    .flatMap((row) =>
      row.bots.map((bot, place) => ({ row, place, bot, won: row.winners.includes(row.seats[place]!) })),
    );

const winsOf = (seats: readonly Seat[]): readonly [number, number] => [
  seats.filter(({ won }) => won).length,
  seats.length,
];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('figures are what a plain count over all rows gives', () => {
  const holds = (check: (rows: readonly GameRow[], figures: Figures) => void): void =>
    fc.assert(fc.property(anyRows, (rows) => check(rows, figuresOf(rows))));

  test('games', () => {
    holds((rows, { games }) => {
      const whole = rows.filter(({ reason }) => reason !== 'failed');
      const wonBy = (least: number, most: number): number =>
        whole.filter(({ winners }) => winners.length >= least && winners.length <= most).length;
      expect(games).toEqual({
        all: rows.length,
        failed: rows.length - whole.length,
        won: wonBy(1, 1),
        shared: wonBy(2, 9),
        drawn: wonBy(0, 0),
        mirrors: whole.filter(({ bots }) => bots.some((bot, i) => bots.indexOf(bot) < i)).length,
      });
    });
  });

  test('win rates by bot, with their even share', () => {
    holds((rows, { bots }) => {
      const seats = seatsOf(rows);
      expect(Object.keys(bots)).toEqual([...new Set(seats.map(({ bot }) => bot))].sort());
      for (const [bot, rate] of Object.entries(bots)) {
        const own = seats.filter((seat) => seat.bot === bot);
        expect([rate.count, rate.of]).toEqual(winsOf(own));
        expect(rate.even).toBeCloseTo(sumOf(own.map(({ row }) => 1 / row.bots.length)) / own.length, 10);
      }
    });
  });

  test('win rates by seat', () => {
    holds((rows, figures) => {
      const seats = seatsOf(rows);
      for (const { seat, size, count, of } of figures.seats)
        expect([count, of]).toEqual(
          winsOf(seats.filter(({ row, place }) => place === seat - 1 && row.bots.length === size)),
        );
      expect(sumOf(figures.seats.map(({ of }) => of))).toBe(seats.length);
    });
  });

  test('win rates by map, deck, difficulty, character, trait and place', () => {
    const valuesOf = ({ row, place }: Seat): Record<keyof Figures['settings'], readonly (string | null)[]> => ({
      places: [`${place + 1} of ${row.bots.length}`],
      maps: [row.map],
      decks: [row.deck],
      difficulties: row.difficulties[place]!.split('+'),
      characters: [row.characters[place]!],
      traits: row.traits[place] === '' ? ['(none)'] : row.traits[place]!.split('+'),
    });
    holds((rows, { settings }) => {
      const seats = seatsOf(rows);
      for (const setting of Object.keys(settings) as (keyof typeof settings)[]) {
        const there = new Set(seats.flatMap((seat) => valuesOf(seat)[setting]).filter((value) => value !== null));
        expect(settings[setting].map(({ value }) => value).toSorted()).toEqual([...there].toSorted());
        for (const { value, games, bots } of settings[setting]) {
          const under = seats.filter((seat) => valuesOf(seat)[setting].includes(value));
          expect(games).toBe(new Set(under.map(({ row }) => row)).size);
          for (const [bot, { count, of }] of Object.entries(bots))
            expect([count, of]).toEqual(winsOf(under.filter((seat) => seat.bot === bot)));
          expect(sumOf(Object.values(bots).map(({ of }) => of))).toBe(under.length);
        }
      }
    });
  });

  test('head to head', () => {
    holds((rows, { headToHead }) => {
      const seats = seatsOf(rows);
      const pairs = seats.flatMap((one) =>
        seats.filter((other) => other.row === one.row && other.bot !== one.bot).map((other) => [one, other] as const),
      );
      // By a number that is larger for who is ahead: winning first, then the score.
      const order = (one: Seat, other: Seat): number => {
        if (one.won || other.won) return Number(one.won) - Number(other.won);
        const [mine, theirs] = [one.row.scores[one.place]!, other.row.scores[other.place]!];
        return mine === null || theirs === null ? 0 : Math.sign(mine - theirs);
      };
      for (const { bot, against, ahead, level, behind, count, of } of headToHead) {
        const met = pairs
          .filter(([one, other]) => one.bot === bot && other.bot === against)
          .map(([one, other]) => order(one, other));
        expect([ahead, level, behind]).toEqual([1, 0, -1].map((sign) => met.filter((one) => one === sign).length));
        expect([count, of]).toEqual([ahead, ahead + behind]);
      }
      expect(sumOf(headToHead.map(({ ahead, level, behind }) => ahead + level + behind))).toBe(pairs.length);
    });
  });

  test('scores, lengths and ends', () => {
    holds((rows, { scores, lengths, ends, failed }) => {
      const seats = seatsOf(rows);
      for (const { bot, without, spread } of scores) {
        const all = seats.filter((seat) => seat.bot === bot).map(({ row, place }) => row.scores[place]!);
        const told = all.filter((score) => score !== null);
        expect(without).toBe(all.length - told.length);
        expect((spread?.counts ?? []).flatMap(([value, often]) => new Array(often).fill(value))).toEqual(
          told.sort((a, b) => a - b),
        );
      }
      const whole = rows.filter(({ reason }) => reason !== 'failed');
      for (const [length, spread] of Object.entries(lengths))
        expect((spread?.mean ?? 0) * whole.length).toBeCloseTo(sumOf(whole.map((row) => row[length as 'rounds'])), 8);
      for (const { reason, count, of, meanRounds } of ends) {
        const own = whole.filter((row) => row.reason === reason);
        expect([count, of]).toEqual([own.length, whole.length]);
        expect(meanRounds * own.length).toBeCloseTo(sumOf(own.map(({ rounds }) => rounds)), 8);
      }
      expect(sumOf(ends.map(({ count }) => count))).toBe(whole.length);
      expect(failed).toEqual(
        rows
          .filter(({ reason }) => reason === 'failed')
          .map(({ index }) => index)
          .sort((a, b) => a - b),
      );
    });
  });

  test('paired seat effects', () => {
    holds((rows, { pairedSeats }) => {
      const blocks = [...new Set(rows.map(({ block }) => block))].map((block) =>
        rows.filter((row) => row.block === block),
      );
      const whole = blocks.filter(
        (games) => games.length === games[0]!.bots.length && games.every(({ reason }) => reason !== 'failed'),
      );
      expect(pairedSeats!.leftOut).toBe(blocks.length - whole.length);
      for (const { size, blocks: counted, all, bots } of pairedSeats!.sizes) {
        const own = whole.filter((games) => games[0]!.bots.length === size);
        expect(counted).toBe(own.length);
        // What a bot won in a seat less what it won anywhere, both over its seats of the block.
        const effect = (games: readonly GameRow[], seat: number, bot?: string): number | undefined => {
          const seats = seatsOf(games).filter((one) => bot === undefined || one.bot === bot);
          const there = seats.filter(({ place }) => place === seat);
          if (there.length === 0) return undefined;
          const [[wins, of], [all, ofAll]] = [winsOf(there), winsOf(seats)];
          return wins / of - all / ofAll;
        };
        for (const { bot, seats } of [{ bot: undefined, seats: all }, ...bots])
          for (const [seat, { mean, interval }] of seats.entries()) {
            const effects = own.map((games) => effect(games, seat, bot)).filter((one) => one !== undefined);
            expect(mean).toBeCloseTo(sumOf(effects) / effects.length, 10);
            const alike = effects.every((one) => Math.abs(one - mean) < 1e-9);
            if (alike) expect(interval).toBeNull();
            else expect((interval![0] + interval![1]) / 2).toBeCloseTo(mean, 10);
          }
      }
    });
  });

  test('in any order', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const [one, other] = [figuresOf(rows), figuresOf(rows.toReversed())];
        for (const key of ['games', 'bots', 'headToHead', 'scores', 'lengths', 'failed'] as const)
          expect(JSON.stringify(other[key], rounded)).toBe(JSON.stringify(one[key], rounded));
      }),
    );
  });
});

/** Sums differ in their last digits by the order they are made in. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(9)) : value);

test('a seat that always wins adds what its bots do not win elsewhere', () => {
  const bots = ['red', 'green', 'blue'];
  const rows = [0, 1, 2].flatMap((block) =>
    bots.map((_, rotation) =>
      gameRow({
        block,
        rotation,
        seats: ['A', 'B', 'C'],
        bots: [...bots.slice(rotation), ...bots.slice(0, rotation)],
        winners: ['A'],
      }),
    ),
  );
  const { all, bots: own } = figuresOf(rows).pairedSeats!.sizes[0]!;
  for (const { seats } of [{ seats: all }, ...own])
    expect(seats.map(({ mean }) => mean.toFixed(3))).toEqual(['0.667', '-0.333', '-0.333']);
});

test('without rotation there are no paired effects', () => {
  expect(figuresOf([gameRow()], false).pairedSeats).toBeNull();
});

test('more names than any game has are lumped together', () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    gameRow({ index, bots: [`bot ${index}`, 'eyrie', 'alliance'], map: `map ${index}`, reason: `end ${index}` }),
  );
  const { bots, settings, ends, headToHead } = figuresOf(rows, false);
  expect(Object.keys(bots)).toHaveLength(65);
  expect(bots[OTHERS]!.of).toBe(300 - 62);
  expect(settings.maps).toHaveLength(65);
  expect(ends).toHaveLength(65);
  expect(headToHead.length).toBeLessThan(65 ** 2);
});
