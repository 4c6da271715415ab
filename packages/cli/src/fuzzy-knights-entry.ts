// The entry `woodlog/fuzzy-knights`: the library for Fuzzy Knights alone, so that a program for it bundles no other game.
import { checkOf } from './check.ts';
import { load, loadPlay, loadTurn, name } from './games/fuzzy-knights/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Mistakes in a log of Fuzzy Knights, as `check` of `woodlog` gives them. */
export const check = /* @__PURE__ */ checkOf('fuzzy-knights', { load });

/** What may be done next in a game of Fuzzy Knights, as `moves` of `woodlog` gives it. */
export const moves = /* @__PURE__ */ movesOf('fuzzy-knights', { name, loadTurn });

/** The next turn of a bot of Fuzzy Knights, as `nextTurn` of `woodlog` plays it. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('fuzzy-knights', { name, loadTurn });

/** Plays a game of Fuzzy Knights, as `play` of `woodlog` does. */
export const play = /* @__PURE__ */ playOf('fuzzy-knights', { loadPlay });

/** Plays many games of Fuzzy Knights, as `simulate` of `woodlog` does. */
export const simulate = /* @__PURE__ */ simulateOf('fuzzy-knights', { loadPlay });
