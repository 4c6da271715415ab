import { type FactionSheet, pieceClass } from './faction-sheet.ts';

/** Plots, two of a kind (13.2.2): bomb, extortion, raid, snare. */
export const PLOTS = { t_b: 2, t_e: 2, t_r: 2, t_s: 2 } as const;
export type Plot = keyof typeof PLOTS;

/** Actions in Daylight (13.5). */
export const CORVID_ACTIONS = 3;

export const CORVIDS: FactionSheet = {
  letter: 'P',
  name: 'Corvid Conspiracy',
  setup: 'I',
  reach: 3,
  stance: 'insurgent',
  pieces: [pieceClass('w', 'warrior', 15), pieceClass('t', 'plot', 8, { faces: PLOTS })],
  plots: true,
};

/**
 * Changes of plots that logs may leave out: a raid is turned up as it leaves the map (D26), a bomb is gone when its
 * line ends (D68).
 */
export const UNWRITTEN_PLOTS = { turned: 'Pt_r', gone: 'Pt_b' } as const;
