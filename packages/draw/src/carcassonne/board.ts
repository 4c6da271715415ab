import {
  type CarcassonneState,
  type PlaceAction,
  SEGMENTS,
  kindOfTile,
  segmentOf,
  shapeAt,
  shapeOf,
} from '@woodlog/core/carcassonne';
import { type Box, framed } from '../kernel/box.ts';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { type Targets, type Squares, drawSquareTargets, squareNear } from '../kernel/squares.ts';
import { label } from '../kernel/text.ts';
import { drawMeeple } from './meeple.ts';
import type { DrawnPlayer } from './palette.ts';
import { SIDE, drawTile, placeOfSegment } from './tile.ts';

/** The margin for the numbers of columns and rows. */
const RIM = 34;
/** The smallest board, so that its first tiles are not huge. */
const FEWEST = 5;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The columns and rows of tiles, in steps of two, so that a board rarely grows. */
export function frameOfTiles(tiles: readonly { readonly x: number; readonly y: number }[]): Extent {
  const { left, right, bottom, top } = extentOfTiles(tiles);
  const down = (place: number): number => Math.floor(place / 2) * 2;
  const up = (place: number): number => Math.ceil(place / 2) * 2;
  return { left: down(left), right: up(right), bottom: down(bottom), top: up(top) };
}

function extentOfTiles(tiles: readonly { readonly x: number; readonly y: number }[]): Extent {
  const extent = tiles.reduce(
    ({ left, right, bottom, top }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      bottom: Math.min(bottom, y),
      top: Math.max(top, y),
    }),
    { left: 0, right: 0, bottom: 0, top: 0 },
  );
  const wide = Math.max(0, FEWEST - 1 - (extent.right - extent.left));
  const high = Math.max(0, FEWEST - 1 - (extent.top - extent.bottom));
  return {
    left: extent.left - Math.floor(wide / 2),
    right: extent.right + Math.ceil(wide / 2),
    bottom: extent.bottom - Math.floor(high / 2),
    top: extent.top + Math.ceil(high / 2),
  };
}

/** The squares of an extent. */
const squaresOf = ({ left, top }: Extent): Squares => ({
  side: SIDE,
  corner: (x, y) => ({ x: RIM + (x - left) * SIDE, y: RIM + (top - y) * SIDE }),
});

/** A board with the numbers of columns and rows; `draw` draws its tiles. */
function gridBox(extent: Extent, draw: (place: Squares['corner']) => Svg): Box {
  const { left, right, bottom, top } = extent;
  const width = (right - left + 1) * SIDE + 2 * RIM;
  const height = (top - bottom + 1) * SIDE + 2 * RIM;
  const place = squaresOf(extent).corner;
  let numbers = '';
  const style = { size: 14, colour: 'muted', anchor: 'middle' } as const;
  for (let x = left; x <= right; x++) numbers += label(place(x, 0).x + SIDE / 2, height - RIM / 2, String(x), style);
  for (let y = bottom; y <= top; y++) numbers += label(RIM / 2, place(0, y).y + SIDE / 2, String(y), style);
  return framed(width, height, 14, numbers, draw(place));
}

/** Squares that may be tapped, and the tile to show on the chosen one. */
export interface BoardTargets extends Targets {
  readonly laid?: Pick<PlaceAction, 'tile' | 'turns'>;
}

/** The columns and rows of tiles and tappable squares. */
export const frameWith = (state: Readonly<CarcassonneState>, open: readonly string[]): Extent =>
  frameOfTiles([...state.tiles, ...open.map(squareOf)]);

function squareOf(place: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return { x, y };
}

/**
 * The tappable square nearest to a tap.
 *
 * @param point in units of a board that was drawn with `frameWith(state, open)`
 */
export const squareTapped = (
  state: Readonly<CarcassonneState>,
  point: { readonly x: number; readonly y: number },
  open: readonly string[],
): string | null => squareNear(point, open, squaresOf(frameWith(state, open)));

/** A tile by itself, in clockwise quarter turns. */
export function tileBox(tile: PlaceAction['tile'], turns = 0): Box {
  const shape = shapeAt(kindOfTile(tile), turns);
  return {
    width: SIDE,
    height: SIDE,
    draw: (x, y) =>
      at(
        x,
        y,
        1,
        drawTile(shape, () => false),
      ),
  };
}

/** The board with meeples; finished features are darker, and the last tile is framed. */
export function boardBox(
  state: Readonly<CarcassonneState>,
  players: readonly DrawnPlayer[],
  extent?: Extent,
  targets: BoardTargets = { open: [] },
): Box {
  return gridBox(extent ?? extentOfTiles(state.tiles), (place) => {
    const tiles = state.tiles.map(({ x, y }, tile) => {
      const spot = place(x, y);
      const isDone = (segment: number): boolean => {
        const number = tile * SEGMENTS + segment;
        return segmentOf(state, number).type !== 'field' && state.open[state.feature[number]!] === 0;
      };
      const shape = shapeOf(state, tile);
      const drawn = at(spot.x, spot.y, 1, title(`${shape.kind.id} at (${x},${y})`), drawTile(shape, isDone));
      return group({ 'data-about': `(${x},${y})` }, drawn);
    });
    const last = state.tiles.at(-1);
    const frame = last === undefined ? '' : lastFrame(place(last.x, last.y));
    const meeples = state.meeples.map((meeple) => {
      const tile = Math.floor(meeple.segment / SEGMENTS);
      const { x, y } = state.tiles[tile]!;
      const spot = place(x, y);
      const on = placeOfSegment(shapeOf(state, tile), meeple.segment % SEGMENTS);
      const lies = segmentOf(state, meeple.segment).type === 'field';
      return at(spot.x + on.x, spot.y + on.y, 1, drawMeeple(meeple, players, lies));
    });
    return (
      tiles.join('') +
      frame +
      meeples.join('') +
      drawLaid(targets, place) +
      drawSquareTargets(targets, { side: SIDE, corner: place })
    );
  });
}

function drawLaid({ chosen, laid }: BoardTargets, place: Squares['corner']): Svg {
  if (chosen == null || laid === undefined) return '';
  const { x, y } = squareOf(chosen);
  const spot = place(x, y);
  return at(
    spot.x,
    spot.y,
    1,
    drawTile(shapeAt(kindOfTile(laid.tile), laid.turns), () => false),
  );
}

function lastFrame({ x, y }: { readonly x: number; readonly y: number }): Svg {
  const shape = { x: x - 2, y: y - 2, width: SIDE + 4, height: SIDE + 4, rx: 5, fill: 'none' };
  return el('rect', { ...shape, class: 's-mark', 'stroke-width': 5 });
}
