// Bots that play Fuzzy Knights, and whole games of them.
export type { Bot } from './bot.ts';
export { attackOdds } from './odds.ts';
export { BOT_NAMES, type BotName, botSetup, botsOf, DEFAULT_DAYS, type PlayedGame, playGame } from './play.ts';
export { randomBot } from './random.ts';
export { sensibleBot } from './sensible/sensible.ts';
