import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { exposedTo } from '../../law/enemies.ts';
import type { PieceCount, Removal } from '../../law/events.ts';
import { type Losses, loseBuildings, loseInOrder, pieceCounts } from '../../law/hits.ts';
import { piecesAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { removableAt, remove } from '../../law/remove.ts';

/** Pieces of a bot that a bomb removes (B.11.8.1). */
const BOMBED_PIECES = 2;

/** Removes two pieces of a bot, warriors first, then as hits do (B.11.8.1, B.1.2.1). */
function* ofBot(ctx: RulesContext, bot: Player, clearing: ClearingOrBurrow): RootTurn<readonly PieceCount[]> {
  ctx.cite('B.11.8.1');
  const losses: Losses = new Map();
  const before = loseInOrder(ctx, clearing, BOMBED_PIECES, losses, [...bot.warriors, ...bot.tokens]);
  yield* loseBuildings(ctx, bot, { clearing }, BOMBED_PIECES - before, losses);
  return pieceCounts(losses);
}

/**
 * A side with a law of its own for losing all its pieces follows that law: the Vagabot, Chameleandroid (B.7.2.1.I,
 * Chmd.10.3).
 */
function* bombed(
  ctx: RulesContext,
  by: Player,
  owner: Player,
  clearing: ClearingOrBurrow,
): RootTurn<readonly PieceCount[]> {
  const { fullRemoval } = owner.law;
  if (fullRemoval !== undefined) return yield* fullRemoval(ctx, owner, by, clearing);
  return owner.bot ? yield* ofBot(ctx, owner, clearing) : removableAt(ctx, owner, clearing, by);
}

/** Removes all enemy pieces there, two of a bot. The bomb may be a person's or a bot's (13.7.1, B.11.7.1, B.11.8.1). */
export function* explode(ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): RootTurn {
  const removals: Removal[] = [];
  for (const owner of exposedTo(ctx, by, clearing)) {
    if (piecesAt(ctx, owner, clearing) === 0) continue;
    removals.push({ by, owner, clearing, pieces: yield* bombed(ctx, by, owner, clearing), battle: null });
  }
  yield* remove(ctx, removals);
}
