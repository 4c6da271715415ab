import { type Svg, el, escapeXml } from './svg.ts';

export interface TextStyle {
  /** The font size, in units of the picture. */
  readonly size: number;
  readonly colour?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** An outline in the ground's colour, for text over lines. */
  readonly halo?: string;
}

/** Letter widths relative to height: the most that common sans-serif fonts need. */
const NARROW = 0.4;
const WIDE = 0.95;
const CAPITAL = 0.72;
const USUAL = 0.61;
const BOLD = 1.1;
/** Scripts beyond Latin, Greek and Cyrillic may be as wide as high. */
const LAST_NARROW_SCRIPT = 0x0530;

function letterWidth(letter: string): number {
  if ("iljtf.,:;'|!()[] ".includes(letter)) return NARROW;
  if ('mwMW@%#'.includes(letter)) return WIDE;
  if (letter.codePointAt(0)! > LAST_NARROW_SCRIPT) return 1.1;
  return letter >= 'A' && letter <= 'Z' ? CAPITAL : USUAL;
}

/** The estimated width of a text: no font is available. */
export function textWidth(text: string, { size, bold }: Pick<TextStyle, 'size' | 'bold'>): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size * (bold ? BOLD : 1);
}

/** Cuts text to a width, with an ellipsis. */
export function cutText(text: string, width: number, style: Pick<TextStyle, 'size' | 'bold'>): string {
  if (textWidth(text, style) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, style) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The smallest font size before a name is cut. */
const SMALLEST = 13;

/** A name in the largest font that fits, cut only at the smallest. */
export function fittedLabel(x: number, y: number, text: string, room: number, style: TextStyle): Svg {
  const size = Math.max(SMALLEST, Math.min(style.size, Math.floor((style.size * room) / textWidth(text, style))));
  return label(x, y, cutText(text, room, { ...style, size }), { ...style, size });
}

export function label(x: number, y: number, text: string, style: TextStyle): Svg {
  const { size, colour = 'ink', bold, anchor = 'start', halo } = style;
  return el(
    'text',
    {
      x,
      // Not every reader of SVG knows `dominant-baseline`.
      y: y + size * 0.36,
      'font-size': size,
      'font-weight': bold ? 700 : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      class: halo === undefined ? `f-${colour}` : `f-${colour} s-${halo}`,
      'stroke-width': halo === undefined ? undefined : 4,
      'paint-order': halo === undefined ? undefined : 'stroke',
      'stroke-linejoin': halo === undefined ? undefined : 'round',
    },
    escapeXml(text),
  );
}
