import type { Bot } from './bot.ts';

/** Takes any move with equal probability. */
export const randomBot: Bot = ({ options, chance }) => chance.pick(options);
