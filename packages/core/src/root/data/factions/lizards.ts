import { type FactionSheet, type Track, pieceClass } from './faction-sheet.ts';

/** Warriors in the starting corner, and in each adjacent clearing (10.3.2). */
export const LIZARD_WARRIORS = { corner: 4, adjacent: 1 } as const;

export const LIZARDS: FactionSheet = {
  letter: 'L',
  name: 'Lizard Cult',
  setup: 'F',
  cornerWarriors: LIZARD_WARRIORS.corner,
  reach: 2,
  stance: 'insurgent',
  pieces: [
    pieceClass('w', 'warrior', 25),
    pieceClass('b_f', 'fox garden', 5),
    pieceClass('b_r', 'rabbit garden', 5),
    pieceClass('b_m', 'mouse garden', 5),
  ],
  suited: '10.5.1',
  rulesByBuilding: true,
  lostSouls: true,
};

/** Points of the Score ritual by number of gardens of the suit on the map: the n-th entry for n gardens (10.5.3). */
export const GARDEN_POINTS: Track = [0, 2, 2, 3, 4];

/** Additional cards drawn for each uncovered garden space, on each of the three tracks. */
export const GARDEN_DRAWS: Track = [0, 1, 0, 0, 0];

/** Spaces of the Logical Lizards' conspiracy track (B.8.4.2); the marker starts on the last (D13). */
export const CONSPIRACY_SPACES = 5;

/**
 * Warriors that the setup card adds to those of its homeland (ROOT-272): in all adjacent clearings together, and
 * acolytes.
 */
export const LIZARD_ADVANCED_WARRIORS = { adjacent: 3, acolytes: 2 } as const;

/** Acolytes spent on conspiracies (10.4.3). */
export const CONSPIRACY_COST = { crusade: 2, convert: 2, sanctify: 3 } as const;
