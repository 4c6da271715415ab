import {
  type CarcassonneState,
  type Extent,
  type PlacedTile,
  SEGMENTS,
  segmentOf,
  shapeOf,
  stepsOf,
  tileOf,
} from '@woodlog/core/carcassonne';

// Lists that every call reuses, since every move of every playout asks for this.
const seenTile: number[] = [];
const seenSquare: number[] = [];
const seenCity: number[] = [];
let mark = 0;

/** The cities that touch a field, each once. */
export function citiesBeside(table: Readonly<CarcassonneState>, field: number): readonly number[] {
  const { ring, feature } = table;
  const now = ++mark;
  const cities: number[] = [];
  let segment = field;
  do {
    const beside = segmentOf(table, segment).cities;
    for (let i = 0; i < beside.length; i++) {
      const city = feature[segment - (segment % SEGMENTS) + (beside[i] ?? 0)] ?? 0;
      if (seenCity[city] === now) continue;
      seenCity[city] = now;
      cities.push(city);
    }
    segment = ring[segment] ?? field;
  } while (segment !== field);
  return cities;
}

/** Adds the empty squares that a city or road is open to, and returns what it covers. */
export function openSquares(table: Readonly<CarcassonneState>, feature: number, squares: number[]): Extent {
  const { grid, tiles, ring } = table;
  const steps = stepsOf(grid.width);
  const now = ++mark;
  let covered = 0;
  let pennants = 0;
  let special = false;
  let segment = feature;
  do {
    const tile = tileOf(segment);
    const { x, y } = tiles[tile] as PlacedTile;
    const { atEdge } = shapeOf(table, tile);
    const square = (y - grid.bottom) * grid.width + x - grid.left;
    const own = segmentOf(table, segment);
    pennants += own.pennants;
    special ||= own.special;
    if (seenTile[tile] !== now) covered++;
    seenTile[tile] = now;
    for (let side = 0; side < 4; side++) {
      if (atEdge[side] !== segment % SEGMENTS) continue;
      const beside = square + (steps[side] ?? 0);
      if ((grid.squares[beside] ?? 0) > 0 || seenSquare[beside] === now) continue;
      seenSquare[beside] = now;
      squares.push(beside);
    }
    segment = ring[segment] ?? feature;
  } while (segment !== feature);
  return { tiles: covered, pennants, special };
}
