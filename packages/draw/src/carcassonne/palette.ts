import type { Palette } from '../kernel/palette.ts';

/** Okabe and Ito's colours for seats; meeples have their player's letter, too. */
export const CARCASSONNE_PALETTE: Palette = {
  'seat-0': ['#d55e00', '#d55e00'],
  'seat-1': ['#0072b2', '#0072b2'],
  'seat-2': ['#f0e442', '#f0e442'],
  'seat-3': ['#009e73', '#009e73'],
  'seat-4': ['#cc79a7', '#cc79a7'],
  'seat-black': ['#2b2b2b', '#2b2b2b'],
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

const DARK = new Set(['seat-1', 'seat-black']);

/** Colours named by records, as drawn here. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['red', 'seat-0'],
  ['orange', 'seat-0'],
  ['blue', 'seat-1'],
  ['yellow', 'seat-2'],
  ['green', 'seat-3'],
  ['pink', 'seat-4'],
  ['purple', 'seat-4'],
  ['black', 'seat-black'],
]);

const USUAL = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-black'];

export interface DrawnPlayer {
  /** `A Ann`. */
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
}

interface RecordedPlayer {
  readonly id: string;
  readonly name: string;
  readonly colour?: string;
}

/** The players by seat, in their record's colours, else in the remaining ones. */
export function drawnPlayers(players: readonly RecordedPlayer[]): DrawnPlayer[] {
  const own = players.map(({ colour = '' }) => NAMED.get(colour.trim().toLowerCase()));
  const free = USUAL.filter((colour) => !own.includes(colour));
  return players.map(({ id, name }, seat) => {
    const colour = own[seat] ?? free.shift() ?? 'unknown';
    return { name: name === id ? id : `${id} ${name}`, colour, ink: DARK.has(colour) ? 'light' : 'dark' };
  });
}
