// Bots that play Fuzzy Knights, and whole games of them.
export { chanceToWin } from './chance-to-win.ts';
export type { Bot, KnightsPlayer, KnightsRequest } from './bot.ts';
export {
  BOT_NAMES,
  type BotName,
  type GameOptions,
  type PlayedGame,
  SEAT_NAMES,
  type SeatName,
  botSetup,
  botsOf,
  playGame,
} from './play.ts';
