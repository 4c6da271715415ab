// The entry `woodlog/root`: the library for Root alone, so that a program for it bundles no other game.
import { checkOf } from './check.ts';
import { load, loadAudit, loadPlay, loadTurn, name } from './games/root/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

export { positions } from './positions.ts';

/** Mistakes in a log of Root, as `check` of `woodlog` gives them. */
export const check = /* @__PURE__ */ checkOf('root', { load, loadAudit });

/** What may be done next in a game of Root, as `moves` of `woodlog` gives it. */
export const moves = /* @__PURE__ */ movesOf('root', { name, loadTurn });

/** The next turn of a bot of Root, as `nextTurn` of `woodlog` plays it. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('root', { name, loadTurn });

/** Plays a game of Root, as `play` of `woodlog` does. */
export const play = /* @__PURE__ */ playOf('root', { loadPlay });

/** Plays many games of Root, as `simulate` of `woodlog` does. */
export const simulate = /* @__PURE__ */ simulateOf('root', { loadPlay });
