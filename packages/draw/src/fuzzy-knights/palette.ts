import type { Palette } from '../kernel/palette.ts';

/** Okabe and Ito's colours for seats; everything has its seat's number, too. */
export const KNIGHTS_PALETTE: Palette = {
  'seat-0': ['#0072b2', '#0072b2'],
  'seat-1': ['#d55e00', '#d55e00'],
  'seat-2': ['#f0e442', '#f0e442'],
  'seat-3': ['#cc79a7', '#cc79a7'],
  grass: ['#dfe9c8', '#27342a'],
  'grass-line': ['#c3d0a7', '#3a493d'],
  monster: ['#7a2f5d', '#b05a8f'],
  resource: ['#c98a00', '#c98a00'],
  item: ['#56b4e9', '#56b4e9'],
  men: ['#ffffff', '#ffffff'],
  mine: ['#9a9a9a', '#8a8a8a'],
};

const DARK = new Set([0]);

export const seatColour = (seat: number | null): string => (seat === null ? 'mine' : `seat-${seat}`);
export const seatInk = (seat: number | null): string => (seat !== null && DARK.has(seat) ? 'light' : 'dark');
