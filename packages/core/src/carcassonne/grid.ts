/**
 * The squares around the tiles, row by row from the bottom. A square holds the number of its tile plus 1; or, next to
 * tiles, minus the code of the edges that a tile there must match; or 0. `BESIDE` in that code is an unknown tile,
 * whose edge may be any. Every side always has two empty rows or columns.
 */
export interface Grid {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly squares: number[];
}

/** In the code of needs, above those of the four sides; see `Grid`. */
export const BESIDE = 256;

/** Coordinates go from -99 to 99, so that a slip of the pen cannot make the table huge. */
export const FARTHEST = 99;

const MARGIN = 2;
const STEP = 6;

export function newGrid(): Grid {
  const width = 2 * STEP + 1;
  return { left: -STEP, bottom: -STEP, width, squares: new Array<number>(width * width).fill(0) };
}

/** The index of a square, or -1 when it is beyond the grid. */
export function squareAt(grid: Grid, x: number, y: number): number {
  const column = x - grid.left;
  const row = y - grid.bottom;
  if (column < 0 || column >= grid.width || row < 0) return -1;
  const square = row * grid.width + column;
  return square < grid.squares.length ? square : -1;
}

/** What a square holds; 0 beyond the grid. */
export function valueAt(grid: Grid, x: number, y: number): number {
  const square = squareAt(grid, x, y);
  return square < 0 ? 0 : grid.squares[square]!;
}

/** How the index changes from a square to its neighbour at each side: left, top, right, bottom. */
export function stepsOf(width: number): readonly [number, number, number, number] {
  return [-1, width, 1, -width];
}

/** Copies the squares into a grid with a margin around a tile at this place. */
export function withRoom(grid: Grid, x: number, y: number): Grid {
  const { left, bottom, width } = grid;
  const height = grid.squares.length / width;
  const west = x - left < MARGIN ? left - x + MARGIN + STEP : 0;
  const east = left + width - 1 - x < MARGIN ? x - left - width + 1 + MARGIN + STEP : 0;
  const south = y - bottom < MARGIN ? bottom - y + MARGIN + STEP : 0;
  const north = bottom + height - 1 - y < MARGIN ? y - bottom - height + 1 + MARGIN + STEP : 0;
  if (west === 0 && east === 0 && south === 0 && north === 0) return grid;
  const wide = width + west + east;
  const squares = new Array<number>(wide * (height + south + north)).fill(0);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      squares[(row + south) * wide + column + west] = grid.squares[row * width + column]!;
    }
  }
  return { left: left - west, bottom: bottom - south, width: wide, squares };
}

/** The part of a square's needs that a tile with edge code `code` at its side `side` makes: the facing edge. */
export function facing(code: number, side: number): number {
  const edge = (code >> (2 * side)) & 3;
  return edge << (2 * ((side + 2) & 3));
}
