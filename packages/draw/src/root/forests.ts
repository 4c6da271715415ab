import type { RootMap } from '@woodlog/core/root';
import { type Svg, el, group, round, title } from '../kernel/svg.ts';
import type { Point } from '../kernel/squares.ts';
import { type Ground, RADIUS, distance, distanceToLine } from './ground.ts';
import { waterLines } from './water.ts';

const STEP = 27;
const FROM_PATH = 24;
const FROM_WATER = 34;
const FROM_CLEARING = RADIUS + 20;

/** A pseudo-random number from 0 to 1, the same each time. */
const scatter = (i: number, j: number): number => {
  const value = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

function inside({ x, y }: Point, corners: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

const tree = ({ x, y }: Point, size: number): string =>
  `M${round(x - size * 0.55)} ${round(y)}l${round(size * 0.55)} ${round(-size * 1.5)}l${round(size * 0.55)} ${round(size * 1.5)}z`;

const lit = ({ x, y }: Point, size: number): string =>
  `M${round(x - size * 0.55)} ${round(y)}l${round(size * 0.55)} ${round(-size * 1.5)}v${round(size * 1.5)}z`;

const trunk = ({ x, y }: Point, size: number): string =>
  `M${round(x - 1.8)} ${round(y - 1)}h3.6v${round(size * 0.3)}h-3.6z`;

/** The trees of each forest, on an irregular grid, away from clearings, paths and water. */
export function drawForests(map: RootMap, ground: Ground): Svg {
  const clearings = Object.keys(map.clearings).map((clearing) => ground.clearing(Number(clearing)));
  const lines = map.paths.map(({ a, b }) => [ground.clearing(a), ground.clearing(b)] as const);
  const water = waterLines(map, ground);
  return map.forests
    .map((forest) => {
      const corners = forest.around.map((clearing) => ground.clearing(clearing));
      const places: (readonly [Point, number])[] = [];
      for (let row = 0; row * STEP < ground.height; row++) {
        for (let column = 0; column * STEP < ground.width; column++) {
          const point = {
            x: (column + (row % 2) / 2) * STEP + (scatter(row, column) - 0.5) * 13,
            y: row * STEP * 0.92 + (scatter(column, row) - 0.5) * 11,
          };
          const middle = { x: point.x, y: point.y - 10 };
          const free =
            inside(middle, corners) &&
            clearings.every((clearing) => distance(clearing, middle) > FROM_CLEARING) &&
            lines.every(([a, b]) => distanceToLine(middle, a, b) > FROM_PATH) &&
            water.every(([a, b]) => distanceToLine(middle, a, b) > FROM_WATER);
          if (free) places.push([point, 15 + scatter(column + 7, row) * 7]);
        }
      }
      return group(
        {},
        title(`forest ${forest.name}`),
        el('path', { d: places.map(([point, size]) => trunk(point, size)).join(''), class: 'f-trunk' }),
        el('path', { d: places.map(([point, size]) => tree(point, size)).join(''), class: 'f-crown' }),
        el('path', { d: places.map(([point, size]) => lit(point, size)).join(''), class: 'f-crown-lit' }),
      );
    })
    .join('');
}
