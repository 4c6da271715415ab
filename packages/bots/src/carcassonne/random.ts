import type { Bot } from './bot.ts';

/** Takes any move, each equally likely. */
export const randomBot: Bot = ({ options, chance }) => chance.pick(options);
