import type { CheckedTrait } from '../shared/bot.ts';

/** Points for placing the n-th sympathy token, as the bot's track prints them (B.6.5.1); a person's track has others. */
export const SYMPATHY_POINTS = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4] as const;

/** Points where no sympathy can be placed (B.6.5.1.II). */
export const CANNOT_SPREAD_POINTS = 5;

/** Enemy warriors of one owner that cost a point (B.6.2.5). */
export const MARTIAL_LAW_WARRIORS = 3;

/** Sympathy tokens on the map up to which public pity spreads twice (B.6.4.4). */
export const PITIED_TOKENS = 4;

/** Warriors at a base that organize (B.6.6.1), and on Easy and Challenging (ROOT-131, ROOT-132). */
export const ORGANIZERS = { easy: 4, default: 3, challenging: 2 } as const;

/** Warriors that must stand where the bot places a base when it is gentrified (Chmd.10.5.III). */
export const GENTRIFIED_WARRIORS = 2;

/** Ignores Martial Law, besides what it changes in the phases (ROOT-280). */
export const STEADFAST: CheckedTrait = { card: 'ROOT-280', trait: 'Steadfast' };
