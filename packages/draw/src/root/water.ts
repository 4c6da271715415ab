import type { RootMap } from '@woodlog/core/root';
import { type Svg, el, round } from '../kernel/svg.ts';
import type { Point } from '../kernel/squares.ts';
import { type Ground, RADIUS, distance, distanceToLine } from './ground.ts';

/** The clearings along each river, from end to end. */
function courses(map: RootMap): number[][] {
  const next = new Map<number, number[]>();
  const join = (from: number, to: number): void => void next.set(from, [...(next.get(from) ?? []), to]);
  for (const { a, b } of map.rivers) {
    join(a, b);
    join(b, a);
  }
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const [start, near] of next) {
    if (near.length !== 1 || seen.has(start)) continue;
    const phases = [start];
    for (let at: number | undefined = start; at !== undefined; ) {
      seen.add(at);
      at = next.get(at)!.find((clearing) => !seen.has(clearing));
      if (at !== undefined) phases.push(at);
    }
    found.push(phases);
  }
  return found;
}

/** The nearest point outside the picture, where a river comes from or goes to. */
function outside({ x, y }: Point, { width, height }: Ground): Point {
  const far = 30;
  const ways: readonly (readonly [number, Point])[] = [
    [x, { x: -far, y }],
    [width - x, { x: width + far, y }],
    [y, { x, y: -far }],
    [height - y, { x, y: height + far }],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

/** A Bézier segment: its ends and control points. */
type Bend = readonly [from: Point, first: Point, second: Point, to: Point];

/** A smooth curve through points (Catmull and Rom's, as Bézier curves). */
function bends(points: readonly Point[], closed: boolean): Bend[] {
  const count = points.length;
  const point = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  return Array.from({ length: closed ? count : count - 1 }, (_, i): Bend => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return [from, first, second, to];
  });
}

function printCurve(curve: readonly Bend[]): string {
  const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  const stretches = curve.map(([, first, second, to]) => `C${write(first)} ${write(second)} ${write(to)}`);
  return `M${write(curve[0]![0])}${stretches.join('')}`;
}

function middleOf([from, first, second, to]: Bend): Point {
  return { x: (from.x + 3 * (first.x + second.x) + to.x) / 8, y: (from.y + 3 * (first.y + second.y) + to.y) / 8 };
}

/** The distance of a river from a clearing that it only passes. */
const BERTH = RADIUS + 36;

/** Bends a river around a clearing in its way. */
function roundWhatLiesBetween(from: Point, to: Point, map: RootMap, ground: Ground): Point[] {
  const between = Object.keys(map.clearings)
    .map((clearing) => ground.clearing(Number(clearing)))
    .find((point) => distance(point, from) > 1 && distance(point, to) > 1 && distanceToLine(point, from, to) < RADIUS);
  if (between === undefined) return [];
  const length = distance(from, to);
  const aside = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const side = Math.sign((from.x - between.x) * aside.x + (from.y - between.y) * aside.y) || 1;
  return [{ x: between.x + side * BERTH * aside.x, y: between.y + side * BERTH * aside.y }];
}

function riverCurve(phases: readonly number[], map: RootMap, ground: Ground): Bend[] {
  const points = phases.flatMap((clearing, i) => {
    const point = ground.clearing(clearing);
    const next = phases[i + 1];
    return next === undefined ? [point] : [point, ...roundWhatLiesBetween(point, ground.clearing(next), map, ground)];
  });
  return bends([outside(points[0]!, ground), ...points, outside(points.at(-1)!, ground)], false);
}

function river(curve: readonly Bend[]): Svg {
  const d = printCurve(curve);
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return (
    el('path', { ...line, class: 's-water-edge', 'stroke-width': 34 }) +
    el('path', { ...line, class: 's-water', 'stroke-width': 27 })
  );
}

/** The coast runs through the coastal clearings (M.3.3), slightly bent. */
function lake(map: RootMap, ground: Ground): Svg {
  const shore = map.coastalClearings.map((clearing) => ground.clearing(clearing));
  const centre = {
    x: shore.reduce((sum, { x }) => sum + x, 0) / shore.length,
    y: shore.reduce((sum, { y }) => sum + y, 0) / shore.length,
  };
  const turn = ({ x, y }: Point): number => Math.atan2(y - centre.y, x - centre.x);
  const round = [...shore].sort((a, b) => turn(a) - turn(b));
  const wide = round.flatMap((point, i) => {
    const next = round[(i + 1) % round.length]!;
    const between = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    const out = 1 + 26 / Math.max(1, distance(between, centre));
    return [point, { x: centre.x + (between.x - centre.x) * out, y: centre.y + (between.y - centre.y) * out }];
  });
  return el('path', { d: `${printCurve(bends(wide, true))}Z`, class: 'f-water s-water-edge', 'stroke-width': 5 });
}

/** Rivers, and the lake on maps that have one. */
export function drawWater(map: RootMap, ground: Ground): Svg {
  if (map.coastalClearings.length > 0) return lake(map, ground);
  return courses(map)
    .map((phases) => river(riverCurve(phases, map, ground)))
    .join('');
}

/** Stretches of water, to keep trees out. */
export function waterLines(map: RootMap, ground: Ground): readonly (readonly [Point, Point])[] {
  if (map.coastalClearings.length > 0) return map.rivers.map(({ a, b }) => [ground.clearing(a), ground.clearing(b)]);
  return courses(map).flatMap((phases) =>
    riverCurve(phases, map, ground).flatMap((bend) => {
      const half = middleOf(bend);
      return [[bend[0], half] as const, [half, bend[3]] as const];
    }),
  );
}
