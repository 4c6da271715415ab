import { type Clearing, type Counted, type Table, contentsIn, ownerName, ruinAt, suitOf } from '@woodlog/core/root';
import { type Box, flow, stack } from '../kernel/box.ts';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { label } from '../kernel/text.ts';
import { suitWords } from './component.ts';
import type { Point } from '../kernel/squares.ts';
import { RADIUS } from './ground.ts';
import { icon } from './icons.ts';
import { colourOf, inkOn, suitColour } from './palette.ts';
import { SLOT, mapPieceBox, ruinBox } from './pieces.ts';
import { suitIcon } from './suits.ts';

/** The law of a clearing, passed in since pictures know no rules. */
export interface ClearingLaw {
  /** The letter of the ruling faction or hireling, or null. */
  readonly ruler: string | null;
  readonly openSlots: number;
}

export type LawOfClearings = (clearing: Clearing) => ClearingLaw;

/** The largest width of rows of pieces, and their height. */
const WIDTH = 150;
const HEIGHT = 126;
const GAP = 6;
/** The number above needs more room than the ruler below. */
const DOWN = 3;
/** Few pieces are drawn larger. */
const LARGEST = 1.3;

function emptySlot(): Box {
  const shape = { x: 1.5, y: 1.5, width: SLOT - 3, height: SLOT - 3, rx: 5, fill: 'none' };
  return {
    width: SLOT,
    height: SLOT,
    draw: (x, y) =>
      at(
        x,
        y,
        1,
        title('open slot'),
        el('rect', { ...shape, class: 's-line', 'stroke-width': 2, 'stroke-dasharray': '5 4' }),
      ),
  };
}

const ruinWords = (items: number): string =>
  items === 0 ? 'ruin' : `ruin with ${items === 1 ? 'an item' : `${items} items`}`;

/** A clearing's pieces in three groups: slots, warriors and pawns, and the rest. */
function contents(table: Readonly<Table>, clearing: Clearing, openSlots: number): Box[] {
  const here = contentsIn(table, `${clearing}`).pieces;
  const ruin = ruinAt(table, clearing);
  const ofKind = (...kinds: readonly Counted['kind'][]): Counted[] => here.filter(({ kind }) => kinds.includes(kind));
  // Buildings fill a slot each.
  const buildings = ofKind('building').flatMap((what) =>
    Array.from({ length: what.count }, () => ({ ...what, count: 1 })),
  );
  const open = Math.max(0, openSlots);
  const built = [
    ...(ruin.stands ? [ruinBox(1, ruinWords(ruin.items))] : []),
    ...buildings.map(mapPieceBox),
    ...Array.from({ length: open }, emptySlot),
  ];
  const standing = ofKind('warrior', 'pawn').map(mapPieceBox);
  const lying = ofKind('token', 'landmark', 'item', 'own-card').map(mapPieceBox);
  return [built, standing, lying]
    .filter((boxes) => boxes.length > 0)
    .map((boxes) => flow(boxes, WIDTH, { gap: 5, align: 'middle' }));
}

/** The scale at which rows fit into the ring. */
function scaleWithin(rows: readonly Box[], height: number): number {
  let top = -height / 2;
  let scale = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const farthest = Math.max(Math.abs(top), Math.abs(top + row.height));
    scale = Math.min(scale, (RADIUS - 9) / Math.hypot(row.width / 2, farthest));
    top += row.height + GAP;
  }
  return scale;
}

/** A clearing with number, suit, slots, pieces and ruler; `point` is its centre. */
export function drawClearing(
  table: Readonly<Table>,
  clearing: Clearing,
  { ruler, openSlots }: ClearingLaw,
  { x, y }: Point,
): Svg {
  const suit = suitOf(table.setup, clearing);
  const rows = contents(table, clearing, openSlots);
  const inner = stack(rows, GAP);
  const scale = Math.min(LARGEST, HEIGHT / inner.height, scaleWithin(rows, inner.height));
  const words = `clearing ${clearing}, ${suitWords(suit)}${ruler === null ? '' : `, ruled by ${ownerName(ruler)}`}`;
  return at(
    x,
    y,
    1,
    title(words),
    el('circle', { r: RADIUS, class: 'f-paper s-rim', 'stroke-width': 11 }),
    el('circle', { r: RADIUS, fill: 'none', class: `s-${suitColour(suit)}`, 'stroke-width': 8 }),
    group({ class: 'pieces' }, at((-WIDTH * scale) / 2, (-inner.height * scale) / 2 + DOWN, scale, inner.draw(0, 0))),
    badge(clearing, suit),
    ruler === null ? '' : flag(ruler),
  );
}

function badge(clearing: number, suit: string | null): Svg {
  const width = suit === null ? 34 : 58;
  const wide = clearing > 9 ? 8 : 0;
  // Phones enlarge this class.
  return group(
    { class: 'number' },
    at(
      -(width + wide) / 2,
      -RADIUS - 16,
      1,
      el('rect', {
        width: width + wide,
        height: 30,
        rx: 15,
        class: `f-${suitColour(suit)} s-rim`,
        'stroke-width': 1.5,
      }),
      label(17 + wide / 2, 15, String(clearing), { size: 19, bold: true, anchor: 'middle', colour: 'dark' }),
      suit === null ? '' : icon(suitIcon(suit), 29 + wide, 4, 22, 'dark'),
    ),
  );
}

/** The ruler's colours, shown below. */
function flag(owner: string): Svg {
  return group(
    { transform: `translate(-22 ${RADIUS - 12})` },
    el('rect', { width: 44, height: 24, rx: 12, class: `f-${colourOf(owner)} s-rim`, 'stroke-width': 1.5 }),
    icon('crown', 6, 4, 15, inkOn(owner)),
    label(31, 12, owner.replace('h_', ''), { size: 15, bold: true, anchor: 'middle', colour: inkOn(owner) }),
  );
}
