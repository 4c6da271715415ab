import type { Box } from './box.ts';
import { type Palette, type Theme, styleOf } from './palette.ts';
import { type Svg, el, escapeXml, round } from './svg.ts';

const FONT = "system-ui,'Segoe UI','DejaVu Sans',Verdana,sans-serif";

/** A drawing of a known size, and the colours that it is painted with. */
export interface Picture {
  readonly box: Box;
  readonly palette: Palette;
  /** What it shows, in a line. */
  readonly title: string;
}

/** A picture as an SVG file that stands alone. */
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
