import type { CheckedTrait } from '../shared/bot.ts';

/** The most hits it deals from rolling (Chmd.2.1). */
export const MAXIMUM_HITS = 2;

/** Ego removed by a mob or when all enemy pieces are (Chmd.10.3). */
export const FULL_REMOVAL_EGO = 2;

/** Warriors that the gentrified player places (Chmd.5.3). */
export const GENTRIFY_WARRIORS = 2;

/** Ego in its clearing, or on the Id, at which gentrified bots no longer answer (Chmd.10.5). */
export const EGO_THAT_PUTS_BOTS_OFF = 4;

/** Ego placed in Revel (Chmd.7.4). */
export const REVEL_EGO = 2;

/** Sets up the track, and takes ego with an icon first (Chmd.9.1). */
export const PATRON: CheckedTrait = { card: 'Chmd.9.1', trait: 'Patron' };

/** Ego with and without a draw icon on Patron's track (Chmd.9.1). */
export const PATRON_TRACK: Readonly<Record<string, number>> = { Nt: 4, Nt_d: 4 };
