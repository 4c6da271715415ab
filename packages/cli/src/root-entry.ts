// The entry `woodlog/root`: Root alone. It is loaded with the entry, so that a bundler takes only what is used.
import { type Check, checkOf } from './check.ts';
import { audit } from './games/root/audit.ts';
import { rootReader } from './games/root/log.ts';
import { rootPlay } from './games/root/play.ts';
import { positionsIn } from './games/root/positions.ts';
import { rootTurn } from './games/root/turn.ts';
import { type Moves, movesOf } from './moves.ts';
import { type NextTurn, nextTurnOf } from './next-turn.ts';
import { type Play, playOf } from './play.ts';
import { type Simulate, simulateOf } from './simulate/library.ts';

/** Like `check` of `woodlog`, for Root. */
export const check: Check = /* @__PURE__ */ checkOf('root', { load: () => rootReader, loadAudit: () => audit });

/** Like `moves` of `woodlog`, for Root. */
export const moves: Moves<'root'> = /* @__PURE__ */ movesOf('root', { loadTurn: () => rootTurn });

/** Like `nextTurn` of `woodlog`, for Root. */
export const nextTurn: NextTurn = /* @__PURE__ */ nextTurnOf('root', { loadTurn: () => rootTurn });

/** Like `play` of `woodlog`, for Root. */
export const play: Play = /* @__PURE__ */ playOf('root', { loadPlay: () => rootPlay });

/** Like `simulate` of `woodlog`, for Root. */
export const simulate: Simulate = /* @__PURE__ */ simulateOf('root', { loadPlay: () => rootPlay });

/** Like `positions` of `woodlog`. */
export const positions = positionsIn;
