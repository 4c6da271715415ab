import { type FactionSheet, type Track, pieceClass } from './faction-sheet.ts';

export const MARQUISE: FactionSheet = {
  letter: 'C',
  name: 'Marquise de Cat',
  setup: 'A',
  reach: 10,
  stance: 'militant',
  saved: true,
  pieces: [
    pieceClass('w', 'warrior', 25),
    pieceClass('b_s', 'sawmill', 6),
    pieceClass('b_w', 'workshop', 6),
    pieceClass('b_r', 'recruiter', 6),
    pieceClass('t', 'wood', 8, { spentBy: '6.5.4.II' }),
    pieceClass('t_k', 'keep', 1, { removedForGood: true }), // 6.2.2
  ],
};

/** Points for placing the n-th building of a kind. */
export const MARQUISE_POINTS = {
  b_s: [0, 1, 2, 3, 4, 5],
  b_w: [0, 2, 2, 3, 4, 5],
  b_r: [0, 1, 2, 3, 3, 4],
} as const satisfies Record<string, Track>;

/** Wood spent for the n-th building of a kind. */
export const MARQUISE_WOOD: Track = [0, 1, 2, 3, 3, 4];

/** Additional cards drawn for each uncovered recruiter space. */
export const MARQUISE_DRAWS: Track = [0, 0, 1, 0, 1, 0];

/** The buildings, in the order of the board (6.5.4.I). */
export const MARQUISE_BUILDINGS = ['b_s', 'b_w', 'b_r'] as const;

/** Warriors by the setup card: in each homeland, and in each other clearing (ROOT-268). */
export const ADVANCED_WARRIORS = { homeland: 2, elsewhere: 1 } as const;

/** Actions in Daylight (6.5), and moves in one of them (6.5.2). */
export const MARQUISE_ACTIONS = 3;
export const MARQUISE_MARCH = 2;
