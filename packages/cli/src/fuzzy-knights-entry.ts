// The entry `woodlog/fuzzy-knights`: Fuzzy Knights alone. It is loaded with the entry, so that a bundler takes only what is used.
import { type Check, checkOf } from './check.ts';
import { fuzzyKnightsAdapter } from './games/fuzzy-knights/log.ts';
import { fuzzyKnightsPlay } from './games/fuzzy-knights/play.ts';
import { fuzzyKnightsTurns } from './games/fuzzy-knights/turn.ts';
import { type Moves, movesOf } from './moves.ts';
import { type NextTurn, nextTurnOf } from './next-turn.ts';
import { type Play, playOf } from './play.ts';
import { type Simulate, simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Fuzzy Knights. */
export const check: Check = /* @__PURE__ */ checkOf('fuzzy-knights', { load: () => fuzzyKnightsAdapter });

/** Like `moves` of `woodlog`, for Fuzzy Knights. */
export const moves: Moves<'fuzzy-knights'> = /* @__PURE__ */ movesOf('fuzzy-knights', {
  loadTurn: () => fuzzyKnightsTurns,
});

/** Like `nextTurn` of `woodlog`, for Fuzzy Knights. */
export const nextTurn: NextTurn = /* @__PURE__ */ nextTurnOf('fuzzy-knights', { loadTurn: () => fuzzyKnightsTurns });

/** Like `play` of `woodlog`, for Fuzzy Knights. */
export const play: Play = /* @__PURE__ */ playOf('fuzzy-knights', { loadPlay: () => fuzzyKnightsPlay });

/** Like `simulate` of `woodlog`, for Fuzzy Knights. */
export const simulate: Simulate = /* @__PURE__ */ simulateOf('fuzzy-knights', { loadPlay: () => fuzzyKnightsPlay });
