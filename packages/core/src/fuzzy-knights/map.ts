/** A place on the map as the rules write it: `(4, 1)` is the fourth column of the first row. */
export type Place = readonly [x: number, y: number];

/** A tile's number: row by row from 0. */
export type Tile = number;

/** How wide and high the table's map is, in tiles. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export function isOnMap({ width, height }: MapSize, [x, y]: Place): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && x >= 1 && x <= width && y >= 1 && y <= height;
}

export function tileAt({ width }: MapSize, [x, y]: Place): Tile {
  return (y - 1) * width + x - 1;
}

export function placeOf({ width }: MapSize, tile: Tile): Place {
  return [(tile % width) + 1, Math.floor(tile / width) + 1];
}

/** `(4, 1)`. */
export function printPlace([x, y]: Place): string {
  return `(${x}, ${y})`;
}

/** Whether two places share an edge: a step goes left, right, up or down. */
export function isStep([ax, ay]: Place, [bx, by]: Place): boolean {
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1;
}

/** For each size of map that was asked for, the steps from each tile. */
const stepTables = new Map<number, readonly (readonly Tile[])[]>();

/** Tiles a step away: up, left, right, down. */
export function stepsFrom(size: MapSize, tile: Tile): readonly Tile[] {
  const key = size.width * 1000 + size.height;
  let table = stepTables.get(key);
  if (!table) {
    table = Array.from({ length: size.width * size.height }, (_, from) => findSteps(size, from));
    stepTables.set(key, table);
  }
  return table[tile] ?? [];
}

function findSteps({ width, height }: MapSize, tile: Tile): readonly Tile[] {
  const x = tile % width;
  const steps: Tile[] = [];
  if (tile >= width) steps.push(tile - width);
  if (x > 0) steps.push(tile - 1);
  if (x < width - 1) steps.push(tile + 1);
  if (tile < width * (height - 1)) steps.push(tile + width);
  return steps;
}
