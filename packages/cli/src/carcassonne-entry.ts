// The entry `woodlog/carcassonne`: Carcassonne alone. It is loaded with the entry, so that a bundler takes only what is used.
import { type Check, checkOf } from './check.ts';
import { carcassonneAdapter } from './games/carcassonne/log.ts';
import { carcassonnePlay } from './games/carcassonne/play.ts';
import { carcassonneTurns } from './games/carcassonne/turn.ts';
import { type Moves, movesOf } from './moves.ts';
import { type NextTurn, nextTurnOf } from './next-turn.ts';
import { type Play, playOf } from './play.ts';
import { type Simulate, simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Carcassonne. */
export const check: Check = /* @__PURE__ */ checkOf('carcassonne', { load: () => carcassonneAdapter });

/** Like `moves` of `woodlog`, for Carcassonne. */
export const moves: Moves<'carcassonne'> = /* @__PURE__ */ movesOf('carcassonne', { loadTurn: () => carcassonneTurns });

/** Like `nextTurn` of `woodlog`, for Carcassonne. */
export const nextTurn: NextTurn = /* @__PURE__ */ nextTurnOf('carcassonne', { loadTurn: () => carcassonneTurns });

/** Like `play` of `woodlog`, for Carcassonne. */
export const play: Play = /* @__PURE__ */ playOf('carcassonne', { loadPlay: () => carcassonnePlay });

/** Like `simulate` of `woodlog`, for Carcassonne. */
export const simulate: Simulate = /* @__PURE__ */ simulateOf('carcassonne', { loadPlay: () => carcassonnePlay });
