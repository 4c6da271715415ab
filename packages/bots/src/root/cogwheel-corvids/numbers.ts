import type { PLOTS } from '@woodlog/core/root';

/**
 * Warriors placed in each clearing of Recruit (B.11.4.3), by difficulty (ROOT-235 to ROOT-237), and the number of
 * clearings.
 */
export const RECRUITS = { easy: 1, default: 2, challenging: 3 } as const;
export const RECRUIT_CLEARINGS = 2;

/** Warriors needed for a battle (B.11.5.1), and left behind by a move (B.11.5.2). */
export const BATTLE_WARRIORS = 2;
export const STAY = 2;

/** Warriors needed for The Plot Thickens (B.11.5.4). */
export const THICKENS_AT = 3;

/** Warriors needed to place a plot when gentrified (Chmd.10.5.VIII). */
export const GENTRIFIED_WARRIORS = 2;

/** A kind of plot. */
export type Kind = keyof typeof PLOTS;
