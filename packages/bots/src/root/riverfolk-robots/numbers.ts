import type { CheckedTrait } from '../shared/bot.ts';

/** Cards in the Market (B.9.2.1). */
export const MARKET_CARDS = 5;

/** Warriors in Payments at the start (B.9.3.4). */
export const STARTING_PAYMENTS = 1;

/** Warriors placed with a trade post (B.9.5.1), by difficulty (ROOT-250, ROOT-251). */
export const GARRISONS = { easy: 0, default: 1, challenging: 2 } as const;

/** Points and warriors of Organize (B.9.5.3). */
export const ORGANIZE_POINTS = 1;
export const ORGANIZED_WARRIORS = 2;

/** Warriors that Racketeering leaves in a clearing (B.9.6.2). */
export const RACKETEERS_LEFT = 2;

/** The most hits of the Ferocious as attackers (ROOT-256). */
export const FEROCIOUS_HITS = 3;

/** Warriors needed to place a trade post when gentrified (Chmd.10.5.VI). */
export const GENTRIFIED_WARRIORS = 2;

/** Players who hire no mercenaries face them (ROOT-254). */
export const INVOLVED: CheckedTrait = { card: 'ROOT-254', trait: 'Involved' };

/** When they defend, their trade posts count (ROOT-255). */
export const GARRISON: CheckedTrait = { card: 'ROOT-255', trait: 'Garrison' };
