// The entry `woodlog/root`: Root alone, and at hand, so that a bundle holds no other game and of Root what it uses.
import { checkOf } from './check.ts';
import { audit } from './games/root/audit.ts';
import { rootReader } from './games/root/log.ts';
import { rootPlay } from './games/root/play.ts';
import { positionsIn } from './games/root/positions.ts';
import { rootTurn } from './games/root/turn.ts';
import { movesOf } from './moves.ts';
import { nextTurnOf } from './next-turn.ts';
import { playOf } from './play.ts';
import { simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Root. */
export const check = /* @__PURE__ */ checkOf('root', { load: () => rootReader, loadAudit: () => audit });

/** Like `moves` of `woodlog`, for Root. */
export const moves = /* @__PURE__ */ movesOf('root', { loadTurn: () => rootTurn });

/** Like `nextTurn` of `woodlog`, for Root. */
export const nextTurn = /* @__PURE__ */ nextTurnOf('root', { loadTurn: () => rootTurn });

/** Like `play` of `woodlog`, for Root. */
export const play = /* @__PURE__ */ playOf('root', { loadPlay: () => rootPlay });

/** Like `simulate` of `woodlog`, for Root. */
export const simulate = /* @__PURE__ */ simulateOf('root', { loadPlay: () => rootPlay });

/** Like `positions` of `woodlog`. */
export const positions = positionsIn;
