import { type Svg, el, group } from './svg.ts';

/** Places that may be tapped, squares as `x,y`, and the chosen one. */
export interface Targets {
  readonly open: readonly string[];
  readonly chosen?: string | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The grid: a side's length, and the upper left corner of one square. */
export interface Squares {
  readonly side: number;
  corner(x: number, y: number): Point;
}

const cornerOf = ({ corner }: Squares, place: string): Point => {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return corner(x, y);
};

/** A ring and a named button for every tappable square. */
export const drawSquareTargets = ({ open, chosen }: Targets, squares: Squares): Svg =>
  open
    .map((place) => {
      const { x, y } = cornerOf(squares, place);
      const isChosen = place === chosen;
      const size = squares.side - 6;
      return group(
        {
          'data-about': place,
          'data-open': place,
          role: 'button',
          tabindex: 0,
          'aria-label': `square ${place}`,
          'aria-pressed': String(isChosen),
          class: `target${isChosen ? ' chosen' : ''}`,
        },
        el('rect', {
          x: x + 3,
          y: y + 3,
          width: size,
          height: size,
          fill: 'transparent',
          class: 's-mark',
          'stroke-width': isChosen ? 6 : 4,
          'stroke-dasharray': isChosen ? 'none' : '9 5',
        }),
      );
    })
    .join('');

/**
 * The tappable square nearest to a tap, if it is at most one square away.
 *
 * @param point in units of the board's picture
 */
export function squareNear(point: Point, open: readonly string[], squares: Squares): string | null {
  let best: string | null = null;
  let least = 1.5 * squares.side;
  for (const place of open) {
    const { x, y } = cornerOf(squares, place);
    const far = Math.hypot(x + squares.side / 2 - point.x, y + squares.side / 2 - point.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
