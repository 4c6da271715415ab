import type { Action } from '@woodlog/core/fuzzy-knights';
import type { Bot } from './bot.ts';

/** Takes any legal step with equal probability. */
export const randomBot: Bot = (_state, _seat, options, stream): Action => stream.pick(options);
