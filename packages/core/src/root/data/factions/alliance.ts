import { type FactionSheet, type Track, pieceClass } from './faction-sheet.ts';

export const ALLIANCE: FactionSheet = {
  letter: 'A',
  name: 'Woodland Alliance',
  setup: 'C',
  reach: 3,
  stance: 'insurgent',
  pieces: [
    pieceClass('w', 'warrior', 10),
    pieceClass('b_f', 'fox base', 1),
    pieceClass('b_r', 'rabbit base', 1),
    pieceClass('b_m', 'mouse base', 1),
    pieceClass('t', 'sympathy', 10),
  ],
  suited: '8.4.1.III',
  board: { stack: true }, // Supporters, face down (8.2.3).
};

/** Points for placing the n-th sympathy token. */
export const SYMPATHY_POINTS: Track = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];

/** Supporters spent for the n-th sympathy token, before Martial Law. */
export const SYMPATHY_COST: Track = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];

/**
 * Supporters spent for a revolt (8.4.1.II); warriors of another player at which spreading sympathy costs one more
 * (8.4.2.II.a).
 */
export const REVOLT_COST = 2;
export const MARTIAL_LAW_WARRIORS = 3;

/** Supporters dealt at setup (8.3.4). */
export const FIRST_SUPPORTERS = 3;

/** Supporters held without a base on the map (8.2.3.I). */
export const SUPPORTERS_WITHOUT_BASE = 5;
