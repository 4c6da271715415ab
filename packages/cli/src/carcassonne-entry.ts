// The entry `woodlog/carcassonne`: the library for Carcassonne alone, so that a program for it bundles no other game.
import { checkOf } from './check.ts';
import { load, loadPlay, loadTurn, name } from './games/carcassonne/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Mistakes in a log of Carcassonne, as `check` of `woodlog` gives them. */
export const check = /* @__PURE__ */ checkOf('carcassonne', { load });

/** What may be done next in a game of Carcassonne, as `moves` of `woodlog` gives it. */
export const moves = /* @__PURE__ */ movesOf('carcassonne', { name, loadTurn });

/** The next turn of a bot of Carcassonne, as `nextTurn` of `woodlog` plays it. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('carcassonne', { name, loadTurn });

/** Plays a game of Carcassonne, as `play` of `woodlog` does. */
export const play = /* @__PURE__ */ playOf('carcassonne', { loadPlay });

/** Plays many games of Carcassonne, as `simulate` of `woodlog` does. */
export const simulate = /* @__PURE__ */ simulateOf('carcassonne', { loadPlay });
