// Bots for Carcassonne, and games of bots.
export type { Bot, CarcassonnePlayer, CarcassonneRequest, Decision } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { evaluationBot } from './judge.ts';
export { type Budget, budgetOf } from './budget.ts';
export { type LookAheadOptions, lookAheadBot } from './look-ahead.ts';
export { BOT_NAMES, type BotName, botNamed, isBotName } from './named.ts';
export { type GameOptions, SEAT_NAMES, type SeatName, playGame } from './game.ts';
export { type PlayOptions, type PlayedGame, botAnswerer, type CarcassonnePlayers, botsOf, play } from './play.ts';
export { randomBot } from './random.ts';
export { rolloutBot, samplingBot } from './search.ts';
