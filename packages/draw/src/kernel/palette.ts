/** A colour by daylight and in the dark. */
export type Colour = readonly [light: string, dark: string];

export type Palette = Readonly<Record<string, Colour>>;

/** The colours of all pictures. Text has a contrast of 4.5 or more. */
export const COMMON_PALETTE = {
  page: ['#f6f4ec', '#141916'],
  panel: ['#ffffff', '#1e2521'],
  paper: ['#fdfaf1', '#29312c'],
  ink: ['#20261f', '#eef2ea'],
  muted: ['#565f54', '#aab5a8'],
  line: ['#cbd0c1', '#47524a'],
  rim: ['#2a2f28', '#e6ebe0'],
  meadow: ['#e3ebcf', '#1f2a22'],
  crown: ['#8fb07f', '#33523b'],
  'crown-lit': ['#a8c495', '#3f6448'],
  trunk: ['#8a6f4e', '#6a5a45'],
  water: ['#8fc1df', '#2c5d80'],
  'water-edge': ['#5f9dc4', '#3f7aa3'],
  path: ['#c9ab78', '#8f7a50'],
  'path-edge': ['#8d7447', '#c7b083'],
  mark: ['#a8006d', '#ff9ad5'],
  error: ['#b00020', '#ff8a8a'],
  warning: ['#8a5a00', '#ffc46b'],
  dark: ['#111111', '#111111'],
  light: ['#ffffff', '#ffffff'],
} as const satisfies Palette;

/** By day, by night, or as the reader's browser is set. */
export const THEMES = ['light', 'dark', 'both'] as const;
/** Colours of a picture: by day, by night, or as the reader's browser is set. */
export type Theme = (typeof THEMES)[number];

function rules(palette: Palette, side: 0 | 1): string {
  return Object.entries(palette)
    .map(([name, colour]) => `.f-${name}{fill:${colour[side]}}.s-${name}{stroke:${colour[side]}}`)
    .join('');
}

/** A picture's style sheet: `f-NAME` fills, `s-NAME` strokes. With `both`, the reader's preference decides. */
export function styleOf(palette: Palette, theme: Theme): string {
  const all = { ...COMMON_PALETTE, ...palette };
  if (theme !== 'both') return rules(all, theme === 'light' ? 0 : 1);
  const dark = Object.fromEntries(Object.entries(all).filter(([, [light, other]]) => light !== other));
  return `${rules(all, 0)}@media (prefers-color-scheme:dark){${rules(dark, 1)}}`;
}
