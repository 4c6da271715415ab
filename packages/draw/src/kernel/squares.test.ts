import { expect, test } from 'vitest';
import { drawSquareTargets, squareNear } from './squares.ts';

const squares = { side: 10, corner: (x: number, y: number) => ({ x: 10 * x, y: 10 * y }) };

test('every square that may be tapped is a button with a name; the chosen one is pressed', () => {
  const svg = drawSquareTargets({ open: ['0,0', '3,-1'], chosen: '3,-1' }, squares);
  expect([...svg.matchAll(/data-open="([^"]+)"/g)].map(([, place]) => place)).toEqual(['0,0', '3,-1']);
  expect(svg).toContain('aria-label="square 3,-1" aria-pressed="true"');
  expect(svg.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('a tap means the nearest open square, and none if all are far away', () => {
  expect(squareNear({ x: 13, y: 5 }, ['0,0', '3,0'], squares)).toBe('0,0');
  expect(squareNear({ x: 28, y: 5 }, ['0,0', '3,0'], squares)).toBe('3,0');
  expect(squareNear({ x: 80, y: 5 }, ['0,0', '3,0'], squares)).toBeNull();
});
