// The entry `woodlog/carcassonne`: Carcassonne alone, so that a bundle holds no other game.
import { checkOf } from './check.ts';
import { load, loadPlay, loadTurn, name } from './games/carcassonne/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Carcassonne. */
export const check = /* @__PURE__ */ checkOf('carcassonne', { load });

/** Like `moves` of `woodlog`, for Carcassonne. */
export const moves = /* @__PURE__ */ movesOf('carcassonne', { loadTurn });

/** Like `nextTurn` of `woodlog`, for Carcassonne. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('carcassonne', { name, loadTurn });

/** Like `play` of `woodlog`, for Carcassonne. */
export const play = /* @__PURE__ */ playOf('carcassonne', { loadPlay });

/** Like `simulate` of `woodlog`, for Carcassonne. */
export const simulate = /* @__PURE__ */ simulateOf('carcassonne', { loadPlay });
