// The entry `woodlog/fuzzy-knights`: Fuzzy Knights alone, and at hand, so that a bundle holds no other game and of Fuzzy Knights what it uses.
import { checkOf } from './check.ts';
import { fuzzyKnightsAdapter } from './games/fuzzy-knights/log.ts';
import { fuzzyKnightsPlay } from './games/fuzzy-knights/play.ts';
import { fuzzyKnightsTurns } from './games/fuzzy-knights/turn.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Fuzzy Knights. */
export const check = /* @__PURE__ */ checkOf('fuzzy-knights', { load: () => fuzzyKnightsAdapter });

/** Like `moves` of `woodlog`, for Fuzzy Knights. */
export const moves = /* @__PURE__ */ movesOf('fuzzy-knights', { loadTurn: () => fuzzyKnightsTurns });

/** Like `nextTurn` of `woodlog`, for Fuzzy Knights. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('fuzzy-knights', { loadTurn: () => fuzzyKnightsTurns });

/** Like `play` of `woodlog`, for Fuzzy Knights. */
export const play = /* @__PURE__ */ playOf('fuzzy-knights', { loadPlay: () => fuzzyKnightsPlay });

/** Like `simulate` of `woodlog`, for Fuzzy Knights. */
export const simulate = /* @__PURE__ */ simulateOf('fuzzy-knights', { loadPlay: () => fuzzyKnightsPlay });
