import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { type LookAheadOptions, lookAheadBot } from './look-ahead.ts';
import { randomBot } from './random.ts';

/** Bots by the names that setups and the command line use. */
export const BOT_NAMES = ['random', 'greedy', 'look-ahead'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Playouts a move that a look-ahead bot has unless told: enough to beat greedy clearly. */
export const PLAYOUTS = 300;

/** The bot of a name. */
export function botNamed(name: BotName, lookAhead: LookAheadOptions = { budget: { playouts: PLAYOUTS } }): Bot {
  switch (name) {
    case 'random':
      return randomBot;
    case 'greedy':
      return greedyBot;
    case 'look-ahead':
      return lookAheadBot(lookAhead);
  }
}

/** Whether a word names a bot. */
export function isBotName(word: string): word is BotName {
  return (BOT_NAMES as readonly string[]).includes(word);
}
