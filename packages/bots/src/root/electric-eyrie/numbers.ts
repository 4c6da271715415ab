import type { SuitLetter } from '@woodlog/core/root';

/** Columns of the bot's Decree, left to right; birds are rightmost (B.5.3.3). */
export const COLUMNS = ['F', 'M', 'R', 'B'] as const satisfies readonly SuitLetter[];
export type Column = (typeof COLUMNS)[number];

/** Warriors with the first roost (B.5.3.2), and with a new one (B.5.4.4). */
export const STARTING_WARRIORS = 6;
export const NEW_ROOST_WARRIORS = 4;

/** Points each Evening by number of roosts: the n-th entry for n roosts (B.5.6). */
export const ROOST_POINTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Warriors that swoop (ROOT-115). */
export const SWOOP_WARRIORS = 2;

/** Warriors needed to build when gentrified (Chmd.10.5.II). */
export const GENTRIFIED_WARRIORS = 2;
