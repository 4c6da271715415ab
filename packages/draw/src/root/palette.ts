import type { Palette } from '../kernel/palette.ts';

/**
 * Colours of Root. Suits and most factions are the eight of Okabe and Ito, the others of Paul Tol's "muted" scheme or
 * greys: told apart by the colour-blind, by lightness too, and never alone (every piece bears its faction's letter,
 * every clearing the head of its suit). They are the same by day and night; rims and letters set them off.
 */
const FACTION_COLOURS: Readonly<Record<string, string>> = {
  C: '#e69f00',
  E: '#0072b2',
  A: '#009e73',
  V: '#3a3a3a',
  G: '#dddddd',
  L: '#f0e442',
  O: '#56b4e9',
  D: '#e0a98c',
  P: '#332288',
  H: '#d55e00',
  K: '#7e8ea3',
  N: '#aa4499',
};

/** White letters on these, black on others. */
const DARK = new Set(['E', 'V', 'P', 'N']);

const SUIT_COLOURS: Readonly<Record<string, string>> = {
  F: '#d55e00',
  M: '#e69f00',
  R: '#f0e442',
  B: '#56b4e9',
};

const HIRELING = '#d9c7ef';

const steady = (colours: Readonly<Record<string, string>>, prefix: string): Palette =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [prefix + name, [colour, colour] as const]));

export const ROOT_PALETTE: Palette = {
  ...steady(FACTION_COLOURS, 'faction-'),
  ...steady(SUIT_COLOURS, 'suit-'),
  hireling: [HIRELING, HIRELING],
  'no-suit': ['#9aa193', '#7c867b'],
  ruin: ['#d3cbb8', '#4d5049'],
};

/** The colour of a faction's or hireling's pieces. */
export const colourOf = (owner: string): string => (owner in FACTION_COLOURS ? `faction-${owner}` : 'hireling');

/** The colour of text on them. */
export const inkOn = (owner: string): string => (DARK.has(owner) ? 'light' : 'dark');

export const suitColour = (suit: string | null): string => (suit === null ? 'no-suit' : `suit-${suit}`);
