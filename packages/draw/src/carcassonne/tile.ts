import type { Point } from '../kernel/squares.ts';
import type { Good, Shape } from '@woodlog/core/carcassonne';
import { type Svg, at, el } from '../kernel/svg.ts';
import { cutText, label } from '../kernel/text.ts';

export const SIDE = 64;
const MIDDLE = SIDE / 2;

/** Where each edge starts, clockwise: the left one below, the top one on the left. */
const CORNERS: readonly Point[] = [
  { x: 0, y: SIDE },
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: SIDE, y: SIDE },
];

const corner = (edge: number): Point => CORNERS[edge & 3]!;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const CENTRE: Point = { x: MIDDLE, y: MIDDLE };

const middleOfEdge = (edge: number): Point => between(corner(edge), corner(edge + 1), 0.5);

const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const edgesOf = (shape: Shape, segment: number): number[] =>
  [0, 1, 2, 3].filter((edge) => shape.atEdge[edge] === segment);

/** How far a city's wall bends towards the centre, if it leaves out one edge or three. */
const BENDS: Readonly<Record<number, number>> = { 1: 0.63, 3: 1.2 };
/** How far it bends back into the city's corner, if it leaves out two edges. */
const CORNER_BEND = 0.22;

/** A city's outline: along its edges, and bent inwards along others. */
function cityPath(edges: readonly number[]): string {
  if (edges.length === 4) return `M${CORNERS.map(write).join('L')}Z`;
  // Starts after a gap, so that no gap spans the start.
  const first = edges.find((edge) => !edges.includes((edge + 3) & 3))!;
  let path = `M${write(corner(first))}`;
  for (let i = 0; i < 4; ) {
    const edge = (first + i) & 3;
    if (edges.includes(edge)) {
      path += `L${write(corner(edge + 1))}`;
      i++;
      continue;
    }
    let gap = 1;
    while (i + gap < 4 && !edges.includes((edge + gap) & 3)) gap++;
    const [from, to] = [corner(edge), corner(edge + gap)];
    const pull =
      gap === 2
        ? between(CENTRE, corner(edge + 3), CORNER_BEND)
        : between(between(from, to, 0.5), CENTRE, BENDS[gap] ?? 1);
    path += `Q${write(pull)} ${write(to)}`;
    i += gap;
  }
  return `${path}Z`;
}

function roadPath(edges: readonly number[], ends: Point): string {
  const [a, b] = edges;
  if (b === undefined) return `M${write(middleOfEdge(a!))}L${write(between(middleOfEdge(a!), ends, 0.8))}`;
  return `M${write(middleOfEdge(a!))}Q${write(CENTRE)} ${write(middleOfEdge(b))}`;
}

/** In the largest field, away from its farmer. */
function gardenPlace({ atHalf, kind }: Shape): Point {
  const sizes = kind.segments.map((_, segment) => atHalf.filter((at) => at === segment).length);
  const field = sizes.indexOf(Math.max(...sizes));
  const halves = atHalf.flatMap((at, half) => (at === field ? [half] : []));
  const half = halves.at(-1);
  if (half === undefined) return CENTRE;
  const edge = half >> 1;
  return between(between(corner(edge), corner(edge + 1), half % 2 === 0 ? 0.2 : 0.8), CENTRE, 0.3);
}

/** Where a meeple stands on a segment of a tile. */
export function placeOfSegment(shape: Shape, segment: number): Point {
  const { type } = shape.kind.segments[segment]!;
  if (type === 'cloister') return CENTRE;
  if (type === 'garden') return gardenPlace(shape);
  if (type === 'field') {
    const halves = shape.atHalf.flatMap((at, half) => (at === segment ? [half] : []));
    const half = halves[Math.floor(halves.length / 2)] ?? 0;
    const edge = half >> 1;
    const onEdge = between(corner(edge), corner(edge + 1), half % 2 === 0 ? 0.24 : 0.76);
    return between(onEdge, CENTRE, 0.36);
  }
  const edges = edgesOf(shape, segment);
  const mean = edges
    .map(middleOfEdge)
    .reduce((sum, { x, y }) => ({ x: sum.x + x / edges.length, y: sum.y + y / edges.length }), { x: 0, y: 0 });
  if (type === 'road') return between(mean, CENTRE, edges.length === 1 ? 0.45 : 0.55);
  return between(mean, CENTRE, edges.length === 1 ? 0.36 : 0.2);
}

/** A tile; `isDone` tells which segments belong to finished features. */
export function drawTile(shape: Shape, isDone: (segment: number) => boolean): Svg {
  if (shape.kind.index < 0) return drawStrange(shape);
  const { segments } = shape.kind;
  const roads = segments.filter(({ type }) => type === 'road').length;
  let out = el('rect', { width: SIDE, height: SIDE, class: 'f-field s-tile-line', 'stroke-width': 1 });
  out += drawRiver(shape.river);
  for (const [i, { type }] of segments.entries()) {
    if (type !== 'road') continue;
    const line = { d: roadPath(edgesOf(shape, i), CENTRE), fill: 'none', 'stroke-linecap': 'butt' };
    out += el('path', { ...line, class: 's-road-edge', 'stroke-width': 10 });
    out += el('path', { ...line, class: 's-road', 'stroke-width': 7 });
    if (isDone(i)) out += el('path', { ...line, class: 's-road-edge', 'stroke-width': 1.5, 'stroke-dasharray': '4 3' });
  }
  if (roads > 2)
    out += el('circle', { cx: MIDDLE, cy: MIDDLE, r: 7, class: 'f-unknown s-road-edge', 'stroke-width': 1.5 });
  for (const [i, { type, pennants, special, good }] of segments.entries()) {
    if (special && type === 'road') out += inn(innPlace(shape, i));
    if (type === 'city') {
      const fill = isDone(i) ? 'f-city-done' : 'f-city';
      out += el('path', {
        d: cityPath(edgesOf(shape, i)),
        class: `${fill} s-wall`,
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
      });
      if (pennants > 0) out += pennant(placeOfSegment(shape, i));
      if (special) out += cathedral();
      if (good) out += at(...goodPlace(shape, i), 1, drawGood(good));
    }
    if (type === 'cloister') out += cloister(isDone(i));
    if (type === 'garden') out += garden(placeOfSegment(shape, i));
  }
  return out;
}

/** The river between edges; with one end, a spring or lake in the middle. */
function drawRiver(edges: readonly number[]): Svg {
  if (edges.length === 0) return '';
  const [one] = edges;
  const isEnd = edges.length === 1;
  const d = isEnd ? `M${write(middleOfEdge(one!))}L${write(CENTRE)}` : roadPath(edges, CENTRE);
  const line = { d, fill: 'none', 'stroke-linecap': 'butt' } as const;
  const bank = { class: 's-water-edge', 'stroke-width': 16 };
  const water = { class: 's-water', 'stroke-width': 13 };
  const pool = isEnd
    ? el('circle', { cx: MIDDLE, cy: MIDDLE, r: 13, class: 'f-water s-water-edge', 'stroke-width': 1.5 })
    : '';
  return el('path', { ...line, ...bank }) + pool + el('path', { ...line, ...water });
}

const EDGE_FILLS: Readonly<Record<string, string>> = {
  C: 'city',
  R: 'road',
  F: 'field',
  V: 'water',
  O: 'water',
  S: 'path',
};

/** A tile without known rules: its edges and its text. */
function drawStrange({ kind, sides }: Shape): Svg {
  const triangles = sides.map((side, edge) =>
    el('path', {
      d: `M${write(corner(edge))}L${write(corner(edge + 1))}L${write(CENTRE)}Z`,
      class: `f-${EDGE_FILLS[side] ?? 'unknown'} s-tile-line`,
    }),
  );
  const shown = cutText(kind.id, SIDE - 4, { size: 12, bold: true });
  return triangles.join('') + label(MIDDLE, MIDDLE, shown, { size: 12, bold: true, anchor: 'middle', halo: 'panel' });
}

/** A shield, which doubles the tile. */
function pennant({ x, y }: Point): Svg {
  const shield = el('path', {
    d: 'M-6-7H6V1C6 5 3 7 0 9-3 7-6 5-6 1Z',
    class: 'f-seat-1 s-light',
    'stroke-width': 1.5,
  });
  const aside = x < MIDDLE ? 13 : -13;
  return at(x + aside, y < MIDDLE ? y + 2 : y - 4, 0.9, shield);
}

/** Beside a road, away from its meeple; at a bend, in the corner. */
function innPlace(shape: Shape, segment: number): Point {
  const edges = edgesOf(shape, segment);
  const { x, y } = placeOfSegment(shape, segment);
  const [edge = 0, other] = edges;
  if (other !== undefined && (other - edge) % 2 !== 0) return between(CENTRE, { x, y }, 2.9);
  return edge % 2 === 0 ? { x, y: y + 15 } : { x: x + 15, y };
}

/** An inn on a lake. */
function inn({ x, y }: Point): Svg {
  return at(
    x,
    y,
    1,
    el('circle', { cx: 0, cy: 1, r: 9, class: 'f-water s-water-edge', 'stroke-width': 1 }),
    el('path', {
      d: 'M-5 5V-1L0-5 5-1V5Z',
      class: 'f-light s-cloister',
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    }),
  );
}

/** Opposite the city's meeple. */
function goodPlace(shape: Shape, segment: number): [number, number] {
  const { x, y } = placeOfSegment(shape, segment);
  const edges = edgesOf(shape, segment);
  if (edges.length !== 2 || edges.includes(((edges[0] ?? 0) + 2) & 3)) return [x < MIDDLE ? x - 14 : x + 14, y];
  return [x < MIDDLE ? x - 8 : x + 8, y < MIDDLE ? y - 10 : y + 10];
}

const OF_GOOD: Readonly<Record<Good, { readonly d: string; readonly fill: string }>> = {
  wine: { d: 'M-3-7H3V-3C6-1 6 3 6 7H-6C-6 3-6-1-3-3Z', fill: 'wine' },
  grain: { d: 'M0-8C5-4 5 2 0 8-5 2-5-4 0-8ZM0-8V8', fill: 'grain' },
  cloth: { d: 'M-7-5H7V5H-7ZM-3-5V5M3-5V5', fill: 'cloth' },
};

/** A jug, an ear, a bale. */
export function drawGood(good: Good): Svg {
  const { d, fill } = OF_GOOD[good];
  return el('path', { d, class: `f-${fill} s-dark`, 'stroke-width': 1.3, 'stroke-linejoin': 'round' });
}

function cathedral(): Svg {
  return at(
    MIDDLE,
    MIDDLE,
    1,
    el('path', {
      d: 'M-16 16V-2H-10V-14L-6-20-2-14V-2H2V-14L6-20 10-14V-2H16V16ZM-3 16V7A3 3 0 0 1 3 7V16Z',
      class: 'f-light s-cloister',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  );
}

/** A hedge about flowers. */
function garden({ x, y }: Point): Svg {
  const hedge = { x: -8, y: -8, width: 16, height: 16, rx: 4, class: 'f-garden s-wall', 'stroke-width': 1 } as const;
  const flowers = [-3.5, 3.5].flatMap((dx) =>
    [-3.5, 3.5].map((dy) => el('circle', { cx: dx, cy: dy, r: 2, class: 'f-flower' })),
  );
  return at(x, y, 1, el('rect', hedge), ...flowers);
}

function cloister(done: boolean): Svg {
  return at(
    MIDDLE,
    MIDDLE,
    1,
    el('path', {
      d: 'M-13 12V-3L0-14 13-3V12ZM-3 12V4H3V12Z',
      class: `${done ? 'f-city-done' : 'f-light'} s-cloister`,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    el('path', { d: 'M0-24V-14M-4-20H4', class: 's-cloister', 'stroke-width': 2.5 }),
  );
}
