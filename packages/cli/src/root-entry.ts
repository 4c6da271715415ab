// The entry `woodlog/root`: Root alone, so that a bundle holds no other game.
import { checkOf } from './check.ts';
import { loadAudit, loadPlay, loadReader, loadTurn, name } from './games/root/entry.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

export { positions } from './positions.ts';

/** Like `check` of `woodlog`, for Root. */
export const check = /* @__PURE__ */ checkOf('root', { load: loadReader, loadAudit });

/** Like `moves` of `woodlog`, for Root. */
export const moves = /* @__PURE__ */ movesOf('root', { loadTurn });

/** Like `nextTurn` of `woodlog`, for Root. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('root', { name, loadTurn });

/** Like `play` of `woodlog`, for Root. */
export const play = /* @__PURE__ */ playOf('root', { loadPlay });

/** Like `simulate` of `woodlog`, for Root. */
export const simulate = /* @__PURE__ */ simulateOf('root', { loadPlay });
