import type { Box } from './box.ts';
import { type Palette, type Theme, styleOf } from './palette.ts';
import { type Svg, el, escapeXml, round } from './svg.ts';

const FONT = "system-ui,'Segoe UI','DejaVu Sans',Verdana,sans-serif";

/** A drawing of known size, with its colours. */
export interface Picture {
  readonly box: Box;
  readonly palette: Palette;
  /** A description in one line. */
  readonly title: string;
}

/** A picture as a standalone SVG file. */
export function printSvg({ box, palette, title }: Picture, theme: Theme = 'both'): Svg {
  const size = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
  return `${el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${round(size.width)} ${round(size.height)}`,
      ...size,
      role: 'img',
      'font-family': FONT,
    },
    el('title', {}, escapeXml(title)),
    `<style>${styleOf(palette, theme)}</style>`,
    el('rect', { ...size, class: 'f-page' }),
    box.draw(0, 0),
  )}\n`;
}
