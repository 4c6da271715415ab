// The entry point of the Root bots.
export { BOTS_AT_PLAY } from './bots.ts';
export { everybody, chanceOf } from './frame/answers.ts';
export { Dealer } from './frame/dealer.ts';
export { type GameOptions, type Line, MOST_ROUNDS, type PlayedGame, playGame, withSuits } from './frame/game.ts';
export { nextTurn } from './frame/next-turn.ts';
