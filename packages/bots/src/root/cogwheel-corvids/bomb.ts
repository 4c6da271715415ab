import type { ClearingOrBurrow } from '@woodlog/core/root';
import { act } from '@woodlog/core/kernel';
import {
  type Losses,
  type Removal,
  type RootTurn,
  type Player,
  type PieceCount,
  exposedTo,
  inSupply,
  kindOfPlot,
  loseBuildings,
  loseInOrder,
  piecesAt,
  removableAt,
  remove,
  pieceCounts,
} from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { BOMBED_PIECES, type Kind } from './numbers.ts';
import { plotColumn } from './plots.ts';

/** What a bomb removes of a bot: two pieces, warriors first, then as by hits (B.11.8.1, B.1.2.1). */
function* ofBot(turn: BotTurn, bot: Player, clearing: ClearingOrBurrow): RootTurn<readonly PieceCount[]> {
  turn.report?.('B.11.8.1');
  const losses: Losses = new Map();
  const before = loseInOrder(turn, clearing, BOMBED_PIECES, losses, [...bot.warriors, ...bot.tokens]);
  yield* loseBuildings(turn, bot, { clearing }, BOMBED_PIECES - before, losses);
  return pieceCounts(losses);
}

/** Who has a law of its own for what removes all its pieces follows that: the Vagabot, Chameleandroid (B.7.2.1.I, Chmd.10.3). */
function* bombed(turn: BotTurn, owner: Player, clearing: ClearingOrBurrow): RootTurn<readonly PieceCount[]> {
  const { fullRemoval } = owner.law;
  if (fullRemoval !== undefined) return yield* fullRemoval(turn, owner, turn.me, clearing);
  return owner.bot ? yield* ofBot(turn, owner, clearing) : removableAt(turn, owner, clearing);
}

function* removeEnemies(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const removals: Removal[] = [];
  for (const owner of exposedTo(turn, me, clearing)) {
    if (piecesAt(turn, owner, clearing) === 0) continue;
    removals.push({ by: me, owner, clearing, pieces: yield* bombed(turn, owner, clearing), battle: null });
  }
  yield* remove(turn, removals);
}

/** A random plot of the supply takes its place, face up; without one left it stays (B.11.7.1, D58). */
function* swap(turn: BotTurn, clearing: ClearingOrBurrow, kind: Kind): RootTurn {
  const { me } = turn;
  if (inSupply(turn, plotColumn(turn, 't')) === 0) return;
  const other = yield* kindOfPlot(turn, me, 'B.11.7.1', clearing);
  yield* act({ kind: 'move', parts: [{ count: 1, what: `P${kind}`, from: `${clearing}`, to: me.supply }] });
  yield* act({ kind: 'move', parts: [{ count: 1, what: `P${other}`, from: me.supply, to: `${clearing}` }] });
}

/** Removes the enemies' pieces there, and is swapped (B.11.7.1). */
export function* bomb(turn: BotTurn, clearing: ClearingOrBurrow, kind: Kind): RootTurn {
  turn.report?.('B.11.7.1');
  yield* removeEnemies(turn, clearing);
  yield* swap(turn, clearing, kind);
}
