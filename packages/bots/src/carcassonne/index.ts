// Bots for Carcassonne, and games of bots.
export type { Bot, Decision } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { type Budget, type LookAheadOptions, lookAheadBot } from './look-ahead.ts';
export { BOT_NAMES, type BotName, PLAYOUTS, botNamed, isBotName } from './named.ts';
export { type PlayedGame, botAnswerer, botsOf, play } from './play.ts';
export { randomBot } from './random.ts';
