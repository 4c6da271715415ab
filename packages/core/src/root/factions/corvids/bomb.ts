import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { PieceCount } from '../../law/events.ts';
import { type Losses, loseBuildings, loseInOrder, pieceCounts } from '../../law/hits.ts';
import type { RootTurn } from '../../law/questions.ts';
import { removeOfEach, allOf } from '../../law/remove.ts';

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
 * Removes all enemy pieces there, two of a bot. The bomb may be a person's or a bot's (13.7.1, B.11.7.1, B.11.8.1). A
 * side with a law of its own for losing all its pieces follows that law: the Vagabot, Chameleandroid (B.7.2.1.I,
 * Chmd.10.3).
 */
export const explode = (ctx: RulesContext, by: Player, clearing: ClearingOrBurrow): RootTurn =>
  removeOfEach(ctx, by, [clearing], (owner) =>
    owner.bot && owner.law.fullRemoval === undefined ? ofBot(ctx, owner, clearing) : allOf(ctx, by, owner, clearing),
  );
