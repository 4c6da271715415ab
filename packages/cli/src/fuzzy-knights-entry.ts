// The entry `woodlog/fuzzy-knights`: Fuzzy Knights alone, so that a bundle holds no other game.
import { checkOf } from './check.ts';
import { load, loadPlay, loadTurn, name } from './games/fuzzy-knights/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Fuzzy Knights. */
export const check = /* @__PURE__ */ checkOf('fuzzy-knights', { load });

/** Like `moves` of `woodlog`, for Fuzzy Knights. */
export const moves = /* @__PURE__ */ movesOf('fuzzy-knights', { loadTurn });

/** Like `nextTurn` of `woodlog`, for Fuzzy Knights. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('fuzzy-knights', { name, loadTurn });

/** Like `play` of `woodlog`, for Fuzzy Knights. */
export const play = /* @__PURE__ */ playOf('fuzzy-knights', { loadPlay });

/** Like `simulate` of `woodlog`, for Fuzzy Knights. */
export const simulate = /* @__PURE__ */ simulateOf('fuzzy-knights', { loadPlay });
