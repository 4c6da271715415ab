import type { Point } from '../kernel/squares.ts';
import type { RootMap } from '@woodlog/core/root';

/** The picture's units for one of the map's data, whose longer side is 400. */
const SCALE = 2.5;
export const RADIUS = 82;
const MARGIN = 22;

/** Where things are in a map's picture. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  clearing(clearing: number): Point;
  readonly forests: ReadonlyMap<string, Point>;
  /** The position of a place: `5`, `2_7_10`, `5_9`; undefined for the Burrow and places off the map. */
  placed(place: string): Point | undefined;
}

const grounds = new Map<string, Ground>();

/** The ground of a map, cached. */
export function groundOf(map: RootMap): Ground {
  let ground = grounds.get(map.name);
  if (ground === undefined) {
    ground = layOut(map);
    grounds.set(map.name, ground);
  }
  return ground;
}

function layOut(map: RootMap): Ground {
  const all = Object.values(map.clearings);
  const room = RADIUS / SCALE + MARGIN / SCALE;
  const left = Math.min(...all.map(({ x }) => x)) - room;
  const top = Math.min(...all.map(({ y }) => y)) - room;
  const right = Math.max(...all.map(({ x }) => x)) + room;
  const bottom = Math.max(...all.map(({ y }) => y)) + room;
  const point = ({ x, y }: Point): Point => ({ x: (x - left) * SCALE, y: (y - top) * SCALE });
  const clearings = new Map(all.map((clearing) => [clearing.clearing as number, point(clearing)]));
  const forests = new Map(map.forests.map((forest) => [forest.name, point(forest)]));
  const clearing = (number: number): Point => clearings.get(number)!;
  return {
    width: (right - left) * SCALE,
    height: (bottom - top) * SCALE,
    clearing,
    forests,
    placed(place) {
      const path = map.pathNamed.get(place);
      if (path !== undefined) return middle(clearing(path.a), clearing(path.b));
      return forests.get(place) ?? clearings.get(Number(place));
    },
  };
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The distance of a point from a segment. */
export function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2;
  const along = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const part = Math.max(0, Math.min(1, along));
  return distance(point, { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
}
