import type { Action } from '@woodlog/core/fuzzy-knights';
import type { Bot } from './bot.ts';

/** Takes any legal step, each equally likely. */
export const randomBot: Bot = (_state, _seat, options, stream): Action => stream.pick(options);
