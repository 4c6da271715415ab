// What the pictures of all games are made of: boxes of a known size, text, colours, and the file that they end up in.
export { type Box, beside, flow, stack } from './box.ts';
export { COMMON_PALETTE, type Colour, type Palette, THEMES, type Theme, styleOf } from './palette.ts';
export { type Picture, printSvg } from './picture.ts';
export { type Attributes, type Svg, el, escapeXml, group, round, title } from './svg.ts';
export type { SquareTargets } from './squares.ts';
export { type TextStyle, cutText, label, textWidth } from './text.ts';
