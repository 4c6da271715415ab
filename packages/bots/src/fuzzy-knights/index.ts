// Bots that play Fuzzy Knights, and whole games of them.
export type { Bot, KnightsPlayer, KnightsRequest } from './bot.ts';
export { BOT_NAMES, type BotName, botSetup, botsOf, type KnightsPlayers, type PlayedGame, playGame } from './play.ts';
