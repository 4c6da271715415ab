import { CLEARINGS, type Table, contentsIn, layoutOf } from '@woodlog/core/root';
import type { Box } from '../kernel/box.ts';
import { flow } from '../kernel/box.ts';
import { type Svg, el, group } from '../kernel/svg.ts';
import { type LawOfClearings, drawClearing } from './clearing.ts';
import { drawForests } from './forests.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Mark, drawMarks, drawTouched } from './marks.ts';
import { drawPaths } from './paths.ts';
import { mapPieceBox } from './pieces.ts';
import type { Targets } from '../kernel/squares.ts';
import { drawRings, drawTargets } from './targets.ts';
import { drawWater } from './water.ts';

const still = new Map<string, Svg>();

/** Caches what never changes on a map. */
function drawGround(name: string, draw: () => Svg): Svg {
  let drawn = still.get(name);
  if (drawn === undefined) {
    drawn = draw();
    still.set(name, drawn);
  }
  return drawn;
}

/** The map with everything on it; `marks` show the last action, `targets` may be tapped. */
export function mapBox(
  table: Readonly<Table>,
  law: LawOfClearings,
  marks: readonly Mark[] = [],
  targets: Targets = { open: [] },
): Box {
  const layout = layoutOf(table.setup);
  const { map } = layout;
  const ground = groundOf(map);
  const { width, height } = ground;
  return {
    width,
    height,
    draw: (x, y) =>
      // A nested picture: cuts what crosses the map's edge.
      el(
        'svg',
        { x, y, width, height },
        el('rect', { width, height, rx: 18, class: 'f-meadow' }),
        drawGround(map.name, () => drawWater(map, ground) + drawForests(map, ground)),
        drawPaths(map, ground, table.openPaths),
        drawTouched(marks, ground),
        drawRings(targets, ground),
        ...CLEARINGS.map((clearing) =>
          group(
            { 'data-about': String(clearing) },
            drawClearing(table, clearing, law(clearing), ground.clearing(clearing)),
          ),
        ),
        between(table, ground),
        drawMarks(marks, ground),
        drawTargets(table, targets, ground),
      ),
  };
}

/** Pieces in forests and on paths. */
function between(table: Readonly<Table>, ground: Ground): Svg {
  const layout = layoutOf(table.setup);
  let out = '';
  for (const { kind, name } of layout.places) {
    if (kind !== 'forest' && kind !== 'path') continue;
    const boxes = contentsIn(table, name).pieces.map(mapPieceBox);
    if (boxes.length === 0) continue;
    const { x, y } = ground.placed(name)!;
    const box = flow(boxes, 120);
    out += el('circle', { cx: x, cy: y, r: 26, class: 'f-paper s-rim', 'stroke-width': 1.5, opacity: 0.85 });
    out += box.draw(x - box.width / 2, y - box.height / 2);
  }
  return out;
}
