import { type Svg, at, el } from './svg.ts';

/** A drawing of known size that can be placed anywhere by its upper left corner. */
export interface Box {
  readonly width: number;
  readonly height: number;
  draw(x: number, y: number): Svg;
}

/** A box with its name, for pages that show boxes one by one. */
export interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

/** A framed panel; its contents start at its upper left corner. */
export const framed = (width: number, height: number, rx: number, ...content: readonly Svg[]): Box => ({
  width,
  height,
  draw(x, y) {
    const frame = el('rect', { width, height, rx, class: 'f-panel s-line', 'stroke-width': 1.5 });
    return at(x, y, 1, frame, ...content);
  },
});

interface Row {
  readonly boxes: Box[];
  width: number;
  height: number;
}

function rowsOf(boxes: readonly Box[], width: number, gap: number): Row[] {
  const rows: Row[] = [];
  for (const box of boxes) {
    let row = rows.at(-1);
    if (row === undefined || row.width + gap + box.width > width) {
      row = { boxes: [], width: -gap, height: 0 };
      rows.push(row);
    }
    row.boxes.push(box);
    row.width += gap + box.width;
    row.height = Math.max(row.height, box.height);
  }
  return rows;
}

export interface FlowOptions {
  readonly gap?: number;
  readonly align?: 'start' | 'middle';
}

/** Boxes side by side, wrapped at a width. */
export function flow(boxes: readonly Box[], width: number, { gap = 4, align = 'start' }: FlowOptions = {}): Box {
  const rows = rowsOf(boxes, width, gap);
  const height = rows.reduce((sum, row) => sum + row.height + gap, -gap);
  return {
    width: rows.reduce((most, row) => Math.max(most, row.width), 0),
    height: Math.max(0, height),
    draw(x, y) {
      let out = '';
      let top = y;
      for (const row of rows) {
        let left = align === 'middle' ? x + (width - row.width) / 2 : x;
        for (const box of row.boxes) {
          out += box.draw(left, top + (row.height - box.height) / 2);
          left += box.width + gap;
        }
        top += row.height + gap;
      }
      return out;
    },
  };
}

/** Boxes one below the other. */
export function stack(boxes: readonly Box[], gap: number): Box {
  return {
    width: boxes.reduce((most, { width }) => Math.max(most, width), 0),
    height: Math.max(
      0,
      boxes.reduce((sum, { height }) => sum + height + gap, -gap),
    ),
    draw(x, y) {
      let top = y;
      return boxes
        .map((box) => {
          const drawn = box.draw(x, top);
          top += box.height + gap;
          return drawn;
        })
        .join('');
    },
  };
}

/** Boxes side by side, with a margin around and between. */
export function beside(boxes: readonly Box[], margin: number): Box {
  return {
    width: boxes.reduce((sum, { width }) => sum + width + margin, margin),
    height: Math.max(0, ...boxes.map(({ height }) => height)) + 2 * margin,
    draw(x, y) {
      let left = x + margin;
      return boxes
        .map((box) => {
          const drawn = box.draw(left, y + margin);
          left += box.width + margin;
          return drawn;
        })
        .join('');
    },
  };
}
