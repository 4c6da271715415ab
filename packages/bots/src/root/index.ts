// The entry point of the Root bots.
export { BOTS_AT_PLAY } from './bots.ts';
export {
  type GameOptions,
  type PlayedGame,
  decidersOf,
  hirelingsAtRandom,
  playGame,
  withSuits,
} from './shared/game.ts';
export { forBotsOnly, hirelingsProblem, seatsViolation } from './shared/check-seats.ts';
export { seatPlayers } from './shared/compose.ts';
export { nextTurn } from './shared/next-turn.ts';
export { randomSeats } from './random-seats.ts';
export { SETTING_WORDS } from './setting-words.ts';
export { REPORTED_SECTIONS, sectionTitle } from './section-reasons.ts';
export { type Line, MOST_ROUNDS } from '@woodlog/core/root-law';
export { evaluate, featureValues, featuresOf } from './evaluation/evaluate.ts';
export { COMMON_WEIGHTS, WEIGHTS, type Weights } from './evaluation/weights.ts';
export { greedyPlayer } from './players/greedy.ts';
export { type Hint, hintsFor } from './players/hints.ts';
export { searchPlayer } from './players/search.ts';
export { type ChancesOptions, winChances } from './players/win-chances.ts';
