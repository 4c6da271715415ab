import { type Svg, at, el } from '../kernel/svg.ts';

function sawBlade(): string {
  const teeth = 10;
  const points: string[] = [];
  for (let i = 0; i < teeth * 2; i++) {
    const angle = (Math.PI * i) / teeth + (i % 2 === 0 ? 0.12 : 0);
    const radius = i % 2 === 0 ? 10.5 : 7.2;
    points.push(`${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${points.join('L')}ZM12 9a3 3 0 1 0 .01 0Z`;
}

/** Woodlog's own icons, paths in a square of 24. Overlaps are holes. */
const PATHS = {
  fox: 'M2.5 2.5 9 7h6l6.5-4.5L20.5 14 12 22.5 3.5 14ZM8 11.5l.5 2.5 2-.5ZM16 11.5l-.5 2.5-2-.5Z',
  mouse:
    'M6 3.5A4.5 4.5 0 0 1 10 7q2-.6 4 0a4.5 4.5 0 1 1 5 5.5C19 18 15 22 12 22s-7-4-7-9.5A4.5 4.5 0 0 1 6 3.5ZM9 12a1.3 1.3 0 1 0 .01 0ZM15 12a1.3 1.3 0 1 0 .01 0Z',
  rabbit:
    'M8 1c3 0 3.3 5 3.2 9h1.6C12.7 6 13 1 16 1s2.6 6 1 10c2 1.2 3 3 3 5 0 4-3.5 6.5-8 6.5S4 20 4 16c0-2 1-3.8 3-5C5.4 7 5 1 8 1ZM9 14a1.2 1.2 0 1 0 .01 0ZM15 14a1.2 1.2 0 1 0 .01 0Z',
  bird: 'M2 11a8 8 0 0 1 15-4l5.5 3.5L18 13a8 8 0 0 1-8 7.5H3l3.5-3A8 8 0 0 1 2 11ZM12 7.5a1.4 1.4 0 1 0 .01 0Z',
  sawmill: sawBlade(),
  workshop: 'M3 8.5 8.5 3l6 3.5-3 3L22 20l-2.5 2.5L9 12l-2 2Z',
  recruiter: 'M5 2h2.2v20H5ZM8 3h12l-3.5 4.5L20 12H8Z',
  roost: 'M12 2 22 10l-2.5 0V22h-15V10L2 10ZM12 11a3.5 3.5 0 1 0 .01 0Z',
  citadel: 'M4 21V9.5L3 3h3.5v3h3V3h5v3h3V3H21l-1 6.5V21h-5.5v-5h-5v5Z',
  market: 'M4 3h16l2.5 7h-21ZM3.5 11.5h17V21H14v-5.5h-4V21H3.5Z',
  stronghold: 'M2 21V6h3.5v3h4V3h5v6h4V6H22v15h-7v-6H9v6Z',
  wood: 'M2 7.5h13a4.5 4.5 0 0 1 0 9H2ZM15 9.5a2.5 2.5 0 1 0 .01 0Z',
  keep: 'M3 22V3h4v3h3V3h4v3h3V3h4v19h-6v-7H9v7Z',
  sympathy:
    'M12 10.5c4 0 7 4 7 7s-3 3.5-7 3.5-7-.5-7-3.5 3-7 7-7ZM8.5 2.5a2.6 3.3 0 1 0 .01 0ZM15.5 2.5a2.6 3.3 0 1 0 .01 0ZM3.5 7.5a2.2 3 0 1 0 .01 0ZM20.5 7.5a2.2 3 0 1 0 .01 0Z',
  tunnel: 'M2 21v-8a10 10 0 0 1 20 0v8h-5v-8a5 5 0 0 0-10 0v8Z',
  bomb: 'M10.5 8a7 7 0 1 0 .01 0ZM14 8l3-4.5 3.5 1-.5 1.8-2.3-.6L15.5 9Z',
  extortion: 'M12 2l8 10-8 10-8-10ZM12 7l-4 5 4 5 4-5Z',
  raid: 'M2 4l9 4 1-4 1 4 9-4-5 9 2 7-7-4-7 4 2-7Z',
  snare: 'M12 2a8 8 0 0 1 8 8c0 4-3 7-6.5 7.8V22h-3v-4.2C7 17 4 14 4 10a8 8 0 0 1 8-8ZM12 5.5a4.5 4.5 0 1 0 .01 0Z',
  mob: 'M12 1.5c1.5 5 6.5 7 6.5 13a6.5 6.5 0 0 1-13 0c0-3 2-4.5 2.8-7.5 1.5 1 2.2 2 2.7 3.5.8-3 .5-6 1-9Z',
  ego: 'M1.5 12C6.5 4 17.5 4 22.5 12 17.5 20 6.5 20 1.5 12ZM12 8a4 4 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0Z',
  figure: 'M12 2a4 4 0 0 1 2.5 7.2C18 10.5 19 14 19 22H5c0-8 1-11.5 4.5-12.8A4 4 0 0 1 12 2Z',
  tablet: 'M5 22V8a7 7 0 0 1 14 0v14ZM8 9h8v2H8ZM8 13h8v2H8ZM8 17h8v2H8Z',
  jewelry: 'M6.5 3h11L22 9 12 22 2 9ZM7.5 5.5 5 9h4ZM16.5 5.5 15 9h4Z',
  vault: 'M4 11h2V8a6 6 0 0 1 12 0v3h2v11H4ZM9 11h6V8a3 3 0 0 0-6 0Z',
  waystation: 'M12 2 23 21h-7.5L12 14l-3.5 7H1Z',
  landmark: 'M12 1l3 7.5 8 .5-6.2 5.2L19 22l-7-4.5L5 22l2.2-7.8L1 9l8-.5Z',
  ferry: 'M11 2h2v2l6 8h-6v2h9.5l-3 7h-15l-3-7H11Z',
  tower: 'M7 22 8.5 9H6V2h2.5v2.5h2V2h3v2.5h2V2H18v7h-2.5L17 22Z',
  ruin: 'M2 22v-9l3 1 1-5 4 2V5l4 3 2-2v8l3-1 3 4v5Z',
  crown: 'M2 19V6l5 5 5-8 5 8 5-5v13Z',
  swords: 'M2 2l4.5 1L13 9.5 12 12l8 8-1.5 1.5L10 13l-7-6.5ZM22 2l-4.5 1-16 17.5L3 22 21 6.5Z',
  card: 'M5 2h14v20H5Z',
  f: 'M7 2h7v10.5l7 3.5v5H5v-5Z',
  r: 'M9.8 11.5h4.4L13 23h-2ZM12 1c3.5 3 5 5.5 3.8 9H8.2C7 6.5 9.5 5 12 1Z',
  s: 'M22 2l-1.5 5.5-9 9 1.8 1.8-1.5 1.5-2.9-2.9L4.5 21.5 2.5 19.5l4.6-4.4-2.9-2.9 1.5-1.5 1.8 1.8 9-9Z',
  h: 'M3 8.5 8.5 3l6 3.5-3 3L22 20l-2.5 2.5L9 12l-2 2Z',
  t: 'M3 8h14v2h2a3.5 3.5 0 0 1 0 7h-2.5A6 6 0 0 1 11 21H9a6 6 0 0 1-6-6ZM17 12.5v2h2a1 1 0 0 0 0-2ZM7 2h1.8v4H7ZM11.5 2h1.8v4h-1.8Z',
  c: 'M12 2a10 10 0 1 0 .01 0ZM12 5a7 7 0 1 1-.01 0ZM10.5 8h3v8h-3Z',
  b: 'M8.5 2h7L14 6.5c4.5 2 7 6.5 7 10C21 20.5 18 22 12 22s-9-1.5-9-5.5c0-3.5 2.5-8 7-10Z',
  x: 'M2.5 13C3.5 5.5 9 2.5 12 2.5s8.5 3 9.5 10.5h-2.8c-.6-4-3-6.3-5.3-7.2V18H16l-4 5-4-5h2.6V5.8C8.3 6.7 5.9 9 5.3 13Z',
  u: 'M17.5 2a4.5 4.5 0 0 1 3 7.5L8.5 22 2 15.5 14.5 3.5a4.5 4.5 0 0 1 3-1.5Z',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof PATHS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** An icon in a square; `x` and `y` are its upper left corner. */
export function icon(name: IconName, x: number, y: number, size: number, colour: string): Svg {
  const path = el('path', { d: PATHS[name], class: `f-${colour}`, 'fill-rule': 'evenodd' });
  return at(x, y, size / 24, path);
}
