// The entry `woodlog/carcassonne`: Carcassonne alone, and at hand, so that a bundle holds no other game and of Carcassonne what it uses.
import { checkOf } from './check.ts';
import { carcassonneAdapter } from './games/carcassonne/log.ts';
import { carcassonnePlay } from './games/carcassonne/play.ts';
import { carcassonneTurns } from './games/carcassonne/turn.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Carcassonne. */
export const check = /* @__PURE__ */ checkOf('carcassonne', { load: () => carcassonneAdapter });

/** Like `moves` of `woodlog`, for Carcassonne. */
export const moves = /* @__PURE__ */ movesOf('carcassonne', { loadTurn: () => carcassonneTurns });

/** Like `nextTurn` of `woodlog`, for Carcassonne. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('carcassonne', { loadTurn: () => carcassonneTurns });

/** Like `play` of `woodlog`, for Carcassonne. */
export const play = /* @__PURE__ */ playOf('carcassonne', { loadPlay: () => carcassonnePlay });

/** Like `simulate` of `woodlog`, for Carcassonne. */
export const simulate = /* @__PURE__ */ simulateOf('carcassonne', { loadPlay: () => carcassonnePlay });
