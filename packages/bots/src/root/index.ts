// The entry point of the Root bots.
export { BOTS_AT_PLAY } from './bots.ts';
export { everybody, chanceOf } from './frame/answers.ts';
export { Dealer } from './frame/dealer.ts';
export { type GameOptions, type Line, MOST_ROUNDS, type PlayedGame, playGame, withSuits } from './frame/game.ts';
export { seatsViolation } from './frame/check-seats.ts';
export { sitDown } from './frame/line.ts';
export { nextTurn } from './frame/next-turn.ts';
export { hasBot, randomSeats } from './random-seats.ts';
export { REPORTED_SECTIONS } from './section-reasons.ts';
