import { expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import type { Taken } from './best-turns.ts';
import { fitLiking, fitWeights, solve } from './regress.ts';
import type { Row } from './rows.ts';

test('equations are solved', () => {
  const [x = 0, y = 0] = solve(
    [
      [4, 1],
      [1, 3],
    ],
    [9, 5],
  );
  expect(x).toBeCloseTo(2);
  expect(y).toBeCloseTo(1);
});

test('weights are found again in the rows that they make, within a round', () => {
  const chance = stream('rows', 1, 'test');
  const rows = Array.from({ length: 6000 }, (): Row => {
    const features = { points: chance.int(20), wood: chance.int(6) };
    const round = 1 + chance.int(5);
    return { faction: 'C', round, features, margin: features.points + 2 * features.wood + 10 * round };
  });
  const { points, wood } = fitWeights(rows, { points: 1, wood: 0 });
  expect(points).toBe(1);
  expect(wood).toBeCloseTo(2, 0);
  expect(fitWeights(rows.slice(0, 2), { points: 1, wood: 0.4 })['wood']).toBeCloseTo(0.4, 0);
});

test('what is taken twice as often is liked twice as much', () => {
  const menus = (kind: string, count: number): Taken[] =>
    Array.from({ length: count }, () => ({ faction: 'C', offered: { build: 1, move: 1 }, kind }));
  const liking = fitLiking([...menus('build', 800), ...menus('move', 400)]);
  expect((liking['build'] ?? 0) / (liking['move'] ?? 1)).toBeCloseTo(2, 1);
});
