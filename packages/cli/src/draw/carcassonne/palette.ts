import type { Palette } from '../palette.ts';

/** Seats in Okabe and Ito's colours; a meeple bears its player's letter too. */
export const CARCASSONNE_PALETTE: Palette = {
  'seat-0': ['#d55e00', '#d55e00'],
  'seat-1': ['#0072b2', '#0072b2'],
  'seat-2': ['#f0e442', '#f0e442'],
  'seat-3': ['#009e73', '#009e73'],
  'seat-4': ['#cc79a7', '#cc79a7'],
  field: ['#bcd398', '#41583c'],
  'tile-line': ['#7f9a62', '#5f7a57'],
  city: ['#d3b98a', '#8a744c'],
  'city-done': ['#b5813f', '#c39a55'],
  wall: ['#5b4526', '#2a2114'],
  road: ['#f7f1e0', '#d9d2bd'],
  'road-edge': ['#8b8064', '#15170f'],
  cloister: ['#9c4a3c', '#c9776a'],
  garden: ['#6f9a3f', '#6f9a3f'],
  flower: ['#d6458b', '#f08fc0'],
  wine: ['#7b2d6b', '#a8559a'],
  grain: ['#e8b923', '#d9a91e'],
  cloth: ['#5c8fb5', '#5c8fb5'],
  unknown: ['#c9c9c9', '#4b4b4b'],
};

const DARK = new Set([1]);

export const seatColour = (seat: number): string => `seat-${seat}`;
export const seatInk = (seat: number): string => (DARK.has(seat) ? 'light' : 'dark');
