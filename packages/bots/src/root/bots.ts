import type { Bot } from './frame/bot.ts';
import { MECHANICAL_MARQUISE } from './mechanical-marquise/bot.ts';

/** The bots that can be played, a line each. */
export const BOTS_AT_PLAY: readonly Bot[] = [
  //
  MECHANICAL_MARQUISE,
];
