// Bots that play Fuzzy Knights, and whole games of them.
export type { Bot } from './bot.ts';
export { BOT_NAMES, type BotName, botSetup, botsOf, type PlayedGame, playGame } from './play.ts';
