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

/** Bots that search, which may have a budget of their own: `rollout:700`. */
type Searcher = 'look-ahead-1' | 'look-ahead' | 'sampling' | 'rollout';

/** A bot of Carcassonne, as a setup names it. */
export type BotName = keyof typeof MAKERS | `${Searcher}:${number}`;
export const BOT_NAMES = Object.keys(MAKERS) as readonly (keyof typeof MAKERS)[];

const OWN_BUDGET = /^(look-ahead(?:-1)?|sampling|rollout):([1-9]\d{0,5})$/;

/**
 * The bot of a name. Playouts in the name count instead of the budget.
 *
 * @example botNamed('rollout:700', { playouts: 300 })
 */
export function botNamed(name: BotName, budget: Budget): Bot {
  const [, maker = name, playouts] = OWN_BUDGET.exec(name) ?? [];
  return MAKERS[maker as keyof typeof MAKERS](playouts === undefined ? budget : { playouts: Number(playouts) });
}

/** @example isBotName('sampling:60') // true */
export const isBotName = (word: string): word is BotName =>
  (BOT_NAMES as readonly string[]).includes(word) || OWN_BUDGET.test(word);
