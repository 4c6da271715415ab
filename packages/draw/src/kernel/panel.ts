import { type Box, flow } from './box.ts';
import { at, el } from './svg.ts';
import { cutText, fittedLabel, label, textWidth } from './text.ts';

const LABEL_SIZE = 14;
const GAP = 7;
const PADDING = 12;
const HEAD = 38;

/** A labelled row: `Supporters`, then the cards. */
export interface PanelRow {
  readonly label: string;
  readonly boxes: readonly Box[];
}

export function textBox(text: string, options: { size?: number; bold?: boolean; colour?: string } = {}): Box {
  const { size = 15, bold = false, colour = 'ink' } = options;
  return {
    width: textWidth(text, { size, bold }),
    height: size * 1.5,
    draw: (x, y) => label(x, y + size * 0.75, text, { size, bold, colour }),
  };
}

/** A panel's head: the name on the seat's colour, and what counts on the right. */
export function playerHead(
  name: string,
  score: string,
  seat: { readonly colour: string; readonly ink: string },
  width: number,
): Box {
  const bold = true;
  const { colour, ink } = seat;
  const ground = el('path', {
    d: `M0 ${HEAD}V12a12 12 0 0 1 12-12H${width - 12}a12 12 0 0 1 12 12V${HEAD}Z`,
    class: `f-${colour}`,
  });
  const room = width - 40 - textWidth(score, { size: 16, bold });
  const left = fittedLabel(14, HEAD / 2, name, room, { size: 17, bold, colour: ink });
  const right = label(width - 14, HEAD / 2, score, { size: 16, bold, anchor: 'end', colour: ink });
  return { width, height: HEAD, draw: (x, y) => at(x, y, 1, ground, left, right) };
}

/** Rows with their labels in a column. */
export function rowsBox(rows: readonly PanelRow[], width: number, labelWidth: number): Box {
  const inner = width - labelWidth - 8;
  const flows = rows.map(({ boxes }) => flow(boxes, inner));
  const heights = flows.map(({ height }) => Math.max(height, 24));
  const height = heights.reduce((sum, one) => sum + one + GAP, -GAP);
  return {
    width,
    height: Math.max(0, height),
    draw(x, y) {
      let top = y;
      let out = '';
      for (const [i, row] of rows.entries()) {
        const text = cutText(row.label, labelWidth, { size: LABEL_SIZE });
        out += label(x, top + Math.min(heights[i]!, 36) / 2, text, { size: LABEL_SIZE, colour: 'muted' });
        out += flows[i]!.draw(x + labelWidth + 8, top + Math.max(0, (24 - flows[i]!.height) / 2));
        top += heights[i]! + GAP;
      }
      return out;
    },
  };
}

/** A framed panel: a head of fixed height above its body. */
export function panelBox(head: Box, body: Box, width: number): Box {
  const height = head.height + body.height + (body.height > 0 ? 2 * PADDING : 0);
  return {
    width,
    height,
    draw: (x, y) =>
      el('rect', { x, y, width, height, rx: 12, class: 'f-panel s-line', 'stroke-width': 1.5 }) +
      head.draw(x, y) +
      body.draw(x + PADDING, y + head.height + PADDING),
  };
}

/** The width of a panel's body. */
export const bodyWidth = (width: number): number => width - 2 * PADDING;
