import { ROOT_MAPS } from '@woodlog/core/root';
import { describe, expect, test } from 'vitest';
import { RADIUS, distance, groundOf } from './ground.ts';

describe.each(Object.values(ROOT_MAPS))('the $name map', (map) => {
  const numbers = Object.keys(map.clearings).map(Number);
  const pairs = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => [a, b] as const));

  test('has no two clearings that touch', () => {
    const { clearing } = groundOf(map);
    for (const [a, b] of pairs) expect(distance(clearing(a), clearing(b))).toBeGreaterThan(2 * RADIUS + 20);
  });

  test('lies within its picture, with the numbers above its clearings', () => {
    const { width, height, clearing } = groundOf(map);
    for (const number of numbers) {
      const { x, y } = clearing(number);
      expect(Math.min(x, y - 16, width - x, height - y - 12)).toBeGreaterThanOrEqual(RADIUS);
    }
  });

  test('has a place for every forest and path', () => {
    const { placed } = groundOf(map);
    for (const { name } of [...map.forests, ...map.paths]) expect(placed(name)).toBeDefined();
    expect(placed('0')).toBeUndefined();
  });
});
