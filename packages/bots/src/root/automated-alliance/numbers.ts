import type { CheckedTrait } from '../shared/bot.ts';

/** Points for placing the n-th sympathy token, as on the bot's track (B.6.5.1); a person's track differs. */
export const SYMPATHY_POINTS = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4] as const;

/** Points if no sympathy can be placed (B.6.5.1.II). */
export const CANNOT_SPREAD_POINTS = 5;

/** Enemy warriors of one owner that cost a point (B.6.2.5). */
export const MARTIAL_LAW_WARRIORS = 3;

/** Up to this many sympathy tokens on the map, public pity spreads twice (B.6.4.4). */
export const PITIED_TOKENS = 4;

/** Warriors at a base that organize (B.6.6.1), by difficulty (ROOT-131, ROOT-132). */
export const ORGANIZERS = { easy: 4, default: 3, challenging: 2 } as const;

/** Warriors needed to place a base when gentrified (Chmd.10.5.III). */
export const GENTRIFIED_WARRIORS = 2;

/** Ignores Martial Law, in addition to its changes of the phases (ROOT-280). */
export const STEADFAST: CheckedTrait = { card: 'ROOT-280', trait: 'Steadfast' };
