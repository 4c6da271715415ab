// What all pictures are made of: boxes, text, colours and files.
export { type Box, type NamedBox, beside, flow, stack } from './box.ts';
export { COMMON_PALETTE, type Colour, type Palette, THEMES, type Theme, styleOf } from './palette.ts';
export { type Picture, printSvg } from './picture.ts';
export { type Attributes, type Svg, el, escapeXml, group, round, title } from './svg.ts';
export type { Targets } from './squares.ts';
export { type TextStyle, cutText, label, textWidth } from './text.ts';
