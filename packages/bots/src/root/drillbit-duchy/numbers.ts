import type { Component } from '@woodlog/core/root';
import type { CheckedTrait } from '../shared/bot.ts';

/** Base of Recruit (B.10.4.3), by difficulty (ROOT-228 to ROOT-230). */
export const RECRUITS = { easy: 1, default: 2, challenging: 3 } as const;

/** Visible mole icons by number of citadels on the map (the bot's board: 1, 1, 2). */
export const MOLE_ICONS = [0, 1, 2, 4] as const;

/** Warriors that Dig needs and moves (B.10.5.1), with Overwhelm (ROOT-233), and for the Brigadier (B.10.7.4). */
export const DIG_WARRIORS = { default: 4, overwhelm: 3, brigadier: 3 } as const;

/** The number of tunnels (B.10.3.1), and their value for the Duchess of Mud (B.10.7.9). */
export const TUNNELS = 3;
export const DUCHESS_POINTS = 2;

/** From this many warriors in the supply, builds a citadel instead of a market (B.10.5.3). */
export const CITADEL_FROM = 9;

/** Up to this many warriors all rally away (B.10.6.1), and this many stay in a ruled clearing. */
export const RALLIES_UP_TO = 2;
export const STAY = 4;

/** Warriors of the setup, in the corner and in each adjacent clearing (B.10.3.3). */
export const STARTING_WARRIORS = 2;
/** Cards drawn to sway the first ministers (B.10.3.5). */
export const STARTING_MINISTERS = 2;

/** Warriors needed to place a building when gentrified (Chmd.10.5.VII). */
export const GENTRIFIED_WARRIORS = 4;

export interface BotMinister {
  readonly card: Component;
  readonly suit: 'F' | 'M' | 'R';
}

/** From top to bottom. */
export const MINISTERS: readonly BotMinister[] = [
  { card: '#captain', suit: 'F' },
  { card: '#marshal', suit: 'R' },
  { card: '#foremole', suit: 'M' },
  { card: '#brigadier', suit: 'F' },
  { card: '#banker', suit: 'R' },
  { card: '#mayor', suit: 'M' },
  { card: '#earlofstone', suit: 'F' },
  { card: '#baronofdirt', suit: 'R' },
  { card: '#duchessofmud', suit: 'M' },
];

/** Cost of Errors takes ministers of the clearing's suit only (ROOT-231). */
export const FOUNDATIONS: CheckedTrait = { card: 'ROOT-231', trait: 'Foundations' };
