import { POINTS_TO_WIN, type Table, layoutOf, ownerName } from '@woodlog/core/root';
import { type Box, framed } from '../kernel/box.ts';
import { at, el, title } from '../kernel/svg.ts';
import { label } from '../kernel/text.ts';
import { colourOf, inkOn } from './palette.ts';

const LANE = 27;
const HEAD = 24;
const SIDE = 40;
const TICKS = [0, 5, 10, 15, 20, 25, 30];

/** The score track, with a lane for each player, so that markers never overlap. */
export function scoreTrackBox(table: Readonly<Table>, width: number): Box {
  const { seats } = layoutOf(table.setup);
  const length = width - 2 * SIDE;
  const place = (points: number): number =>
    SIDE + (Math.max(0, Math.min(POINTS_TO_WIN, points)) / POINTS_TO_WIN) * length;
  const height = HEAD + seats.length * LANE + 10;
  const ticks = TICKS.map((points) => {
    const x = place(points);
    const line = { x1: x, x2: x, y1: HEAD, y2: height - 8, class: 's-line', 'stroke-width': points % 10 === 0 ? 2 : 1 };
    return el('line', line) + label(x, HEAD / 2 + 2, String(points), { size: 14, anchor: 'middle', colour: 'muted' });
  });
  const lanes = seats.map(({ faction }, seat) => {
    const points = table.scores[seat]!;
    const y = HEAD + seat * LANE + LANE / 2 + 2;
    const x = place(points);
    const marker = table.markers[seat] ?? null;
    const off = marker === null ? '' : `, marker on ${marker}`;
    return at(
      0,
      0,
      1,
      title(`${ownerName(faction)}: ${points}${off}`),
      el('line', { x1: place(0), x2: x, y1: y, y2: y, class: `s-${colourOf(faction)}`, 'stroke-width': 7 }),
      el('circle', {
        cx: x,
        cy: y,
        r: 12,
        class: `f-${colourOf(faction)} s-rim`,
        'stroke-width': 1.5,
        'stroke-dasharray': marker === null ? undefined : '3 3',
      }),
      label(x, y, faction, { size: 14, bold: true, anchor: 'middle', colour: inkOn(faction) }),
      label(x + 17, y, `${points}${off}`, { size: 15, bold: true, halo: 'panel' }),
    );
  });
  return framed(width, height, 12, ...ticks, ...lanes);
}
