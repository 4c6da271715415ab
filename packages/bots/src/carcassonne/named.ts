import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import { greedyBot } from './greedy.ts';
import { evaluationBot } from './judge.ts';
import { lookAheadBot } from './look-ahead.ts';
import { randomBot } from './random.ts';
import { rolloutBot, samplingBot } from './search.ts';

/** How to make each bot, by its name in setups and on the command line. */
const MAKERS = {
  random: () => randomBot,
  greedy: () => greedyBot,
  'look-ahead-1': (budget) => lookAheadBot({ budget }),
  // The older name of the same bot.
  'look-ahead': (budget) => lookAheadBot({ budget }),
  evaluation: () => evaluationBot,
  sampling: samplingBot,
  rollout: rolloutBot,
} as const satisfies Record<string, (budget: Budget) => Bot>;

/** A bot of Carcassonne, as a setup names it. */
export type BotName = keyof typeof MAKERS;
export const BOT_NAMES = Object.keys(MAKERS) as readonly BotName[];

export function botNamed(name: BotName, budget: Budget): Bot {
  return MAKERS[name](budget);
}

export function isBotName(word: string): word is BotName {
  return (BOT_NAMES as readonly string[]).includes(word);
}
