import { COMMON_PALETTE, type Palette } from '@woodlog/draw/kernel';

const { page, panel, ink, muted, line, mark, error, warning } = COMMON_PALETTE;

/** The colours of a report; `more` and `less` differ without red and green. */
export const REPORT_PALETTE = {
  page,
  panel,
  ink,
  muted,
  line,
  mark,
  error,
  warning,
  bar: ['#2f6b48', '#8fd0a8'],
  'bar-soft': ['#a9cdb6', '#3d6b50'],
  more: ['#1f6fb2', '#5aa9e6'],
  less: ['#c2571a', '#e8965a'],
} as const satisfies Palette;

/** The opacity of the shades, in hexadecimal. */
const SHADES = ['1c', '3a', '58', '74'];

export const MOST_SHADE = SHADES.length;

/** The colours as CSS variables, by day and by night. */
export function variables(): string {
  const side = (i: 0 | 1): string => {
    const plain = Object.entries(REPORT_PALETTE).map(([name, colour]) => `--${name}:${colour[i]}`);
    const shades = (['more', 'less'] as const).flatMap((name) =>
      SHADES.map((shade, step) => `--${name}-${step + 1}:${REPORT_PALETTE[name][i]}${shade}`),
    );
    return [...plain, ...shades].join(';');
  };
  return `:root{color-scheme:light dark;${side(0)}}@media (prefers-color-scheme:dark){:root{${side(1)}}}`;
}

/** A class for each shade. */
export const shadeClasses = (): string =>
  (['more', 'less'] as const)
    .flatMap((name) => SHADES.map((_, step) => `.${name}-${step + 1}{background:var(--${name}-${step + 1})}`))
    .join('');
