import type { SuitLetter } from '@woodlog/core/root';

/** Columns of the bot's Decree, left to right; birds lie rightmost (B.5.3.3). */
export const COLUMNS = ['F', 'M', 'R', 'B'] as const satisfies readonly SuitLetter[];
export type Column = (typeof COLUMNS)[number];

/** Warriors beside the first roost (B.5.3.2), and beside one that is placed anew (B.5.4.4). */
export const STARTING_WARRIORS = 6;
export const NEW_ROOST_WARRIORS = 4;

/** Points each Evening by roosts on the map: the n-th entry for n roosts, none without (B.5.6). */
export const ROOST_POINTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Warriors that swoop (ROOT-115). */
export const SWOOP_WARRIORS = 2;

/** Warriors that must stand where the bot builds when it is gentrified (Chmd.10.5.II). */
export const GENTRIFIED_WARRIORS = 2;
