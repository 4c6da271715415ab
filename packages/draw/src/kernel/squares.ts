import { type Svg, el, group } from './svg.ts';

/** Squares of a board that may be tapped, as `x,y`, and the one that is chosen. */
export interface SquareTargets {
  readonly open: readonly string[];
  readonly chosen?: string | null;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where squares lie: how long a side is, and the upper left corner of one. */
export interface Squares {
  readonly side: number;
  corner(x: number, y: number): Corner;
}

const cornerOf = ({ corner }: Squares, place: string): Corner => {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return corner(x, y);
};

/** A ring and a button, with a name, for every square that may be tapped. */
export const drawSquareTargets = ({ open, chosen }: SquareTargets, squares: Squares): Svg =>
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
 * The square that a tap means: the nearest of those that are open, if it is at most a square beside it.
 *
 * @param point in units of the board's picture
 */
export function squareNear(point: Corner, open: readonly string[], squares: Squares): string | null {
  let best: string | null = null;
  let least = 1.5 * squares.side;
  for (const place of open) {
    const { x, y } = cornerOf(squares, place);
    const far = Math.hypot(x + squares.side / 2 - point.x, y + squares.side / 2 - point.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
