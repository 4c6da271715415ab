import { type Svg, at, el, group, round } from '../kernel/svg.ts';
import type { Point } from '../kernel/squares.ts';
import { type Ground, RADIUS, distance } from './ground.ts';
import { icon } from './icons.ts';

/** What an action did, as a picture shows it. */
export type Mark =
  | { readonly kind: 'touched'; readonly place: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'battle'; readonly place: string };

const FOREST_RADIUS = 30;

const reach = (place: string): number => (place.includes('_') ? FOREST_RADIUS : RADIUS + 6);

/** Rings around changed places, below the clearings. */
export function drawTouched(marks: readonly Mark[], ground: Ground): Svg {
  const places = new Set(
    marks.flatMap((mark) =>
      mark.kind === 'move' ? [mark.from, mark.to] : mark.kind === 'touched' ? [mark.place] : [],
    ),
  );
  return [...places]
    .map((place) => {
      const point = ground.placed(place);
      if (point === undefined) return '';
      return el('circle', {
        cx: point.x,
        cy: point.y,
        r: reach(place) + 4,
        fill: 'none',
        class: 's-mark',
        'stroke-width': 9,
        'stroke-dasharray': '18 9',
      });
    })
    .join('');
}

/** Arrows of moves and swords of a battle, above everything else. */
export function drawMarks(marks: readonly Mark[], ground: Ground): Svg {
  return marks
    .map((mark) => {
      if (mark.kind === 'move') return arrow(mark.from, mark.to, ground);
      if (mark.kind === 'battle') return swords(ground.placed(mark.place));
      return '';
    })
    .join('');
}

function swords(point: Point | undefined): Svg {
  if (point === undefined) return '';
  return at(
    point.x + RADIUS * 0.72,
    point.y - RADIUS * 0.72,
    1,
    el('circle', { r: 24, class: 'f-mark s-paper', 'stroke-width': 3 }),
    icon('swords', -15, -15, 30, 'paper'),
  );
}

/** From rim to rim, bent away from the path. */
function arrow(from: string, to: string, ground: Ground): Svg {
  const [a, b] = [ground.placed(from), ground.placed(to)];
  if (a === undefined || b === undefined) return '';
  const length = distance(a, b);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const aside = { x: -along.y, y: along.x };
  const bend = Math.min(40, length * 0.12);
  const shift = Math.min(22, length * 0.08);
  const start = near(a, along, aside, reach(from) * 0.72, shift);
  const tip = near(b, { x: -along.x, y: -along.y }, aside, reach(to) * 0.8, shift);
  const control = {
    x: (start.x + tip.x) / 2 + aside.x * bend,
    y: (start.y + tip.y) / 2 + aside.y * bend,
  };
  const d = `M${write(start)}Q${write(control)} ${write(tip)}`;
  const head = `M${write(barb(tip, control, 2.55))}L${write(tip)}L${write(barb(tip, control, -2.55))}`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    {},
    el('path', { d: d + head, ...line, class: 's-paper', 'stroke-width': 13 }),
    el('path', { d: d + head, ...line, class: 's-mark', 'stroke-width': 7 }),
  );
}

const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const near = (point: Point, along: Point, aside: Point, far: number, shift: number): Point => ({
  x: point.x + along.x * far + aside.x * shift,
  y: point.y + along.y * far + aside.y * shift,
});

/** One of the two barbs of an arrow's head. */
function barb(tip: Point, from: Point, turn: number): Point {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x) + turn;
  return { x: tip.x + 22 * Math.cos(angle), y: tip.y + 22 * Math.sin(angle) };
}
