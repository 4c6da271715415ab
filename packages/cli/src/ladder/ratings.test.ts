import { expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { ratingsOf } from './ratings.ts';

const game = (bots: readonly string[], winners: readonly number[]) => {
  const seats = bots.map((_, i) => 'ABCD'[i] ?? '');
  const difficulties = bots.map(() => 'default');
  return { bots, seats, difficulties, winners: winners.map((seat) => seats[seat] ?? '') };
};

test('of two players with three wins in four games the ratings differ as much as the odds', () => {
  const games = Array.from({ length: 400 }, (_, i) => game(['strong', 'weak'], [i % 4 === 0 ? 1 : 0]));
  const [strong, weak] = ratingsOf(games);
  expect([strong?.player, weak?.player, strong?.games]).toEqual(['strong', 'weak', 400]);
  const difference = (strong?.rating.mean ?? 0) - (weak?.rating.mean ?? 0);
  expect(difference).toBeGreaterThan(400 * Math.log10(3) - 3);
  expect(difference).toBeLessThan(400 * Math.log10(3));
  expect((strong?.rating.mean ?? 0) + (weak?.rating.mean ?? 0)).toBeCloseTo(0, 6);
});

test('strengths that games were drawn by lie in the intervals, at tables of four', () => {
  const strengths = { a: 4, b: 2, c: 1, d: 0.5 };
  const names = Object.keys(strengths) as (keyof typeof strengths)[];
  const chance = stream('strengths', 0, 'picks');
  const games = Array.from({ length: 600 }, () => {
    const table = names.map(() => chance.pick(names));
    const lots = table.flatMap((name, seat) => new Array<number>(2 * strengths[name]).fill(seat));
    return game(table, [chance.pick(lots)]);
  });
  const mean = names.reduce((sum, name) => sum + Math.log10(strengths[name]) * 100, 0);
  for (const { player, rating } of ratingsOf(games)) {
    const real = 400 * Math.log10(strengths[player as keyof typeof strengths]) - mean;
    expect(rating.low).toBeLessThan(real);
    expect(rating.high).toBeGreaterThan(real);
  }
});

test('who wins all, loses all or draws has a rating, and nobody has none', () => {
  const [winner, loser] = ratingsOf([game(['x', 'y'], [0]), game(['x', 'y'], [0])]);
  expect([winner?.player, loser?.player]).toEqual(['x', 'y']);
  expect(Number.isFinite(winner?.rating.mean) && Number.isFinite(loser?.rating.low)).toBe(true);
  expect(ratingsOf([game(['x', 'y'], [])]).map(({ rating }) => Math.round(rating.mean))).toEqual([0, 0]);
  expect(ratingsOf([])).toEqual([]);
});
