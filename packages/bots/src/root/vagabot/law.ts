import {
  type FactionLaw,
  type RootTurn,
  type Player,
  type RulesContext,
  countKind,
  score,
} from '@woodlog/core/root-law';
import { damage, repair } from './damage.ts';
import { UNDAMAGED, itemsLying, refresh } from './items.ts';
import { FULL_REMOVAL_DAMAGE, MAXIMUM_HITS, SPACES_FOR_MAXIMUM } from './numbers.ts';
import { onBattleTrack } from './track.ts';

export const VAGABOT_LAW: FactionLaw = {
  nimble: 'B.7.2.2',
  /** His pawn stays in place (B.7.2.1). */
  mayBeRemoved(ctx, self, column) {
    if (!self.pawns.includes(column)) return true;
    ctx.cite('B.7.2.1');
    return false;
  },
  *fullRemoval(ctx, self) {
    ctx.cite('B.7.2.1.I');
    yield* damage(ctx, self, FULL_REMOVAL_DAMAGE);
    return [];
  },
  /** The Battle Track (B.7.2.4). */
  maximumHits: (ctx, self) => MAXIMUM_HITS + Math.min(onBattleTrack(ctx, self), SPACES_FOR_MAXIMUM),
  extraHits: (ctx, self, { attacker }) => (attacker === self && onBattleTrack(ctx, self) > SPACES_FOR_MAXIMUM ? 1 : 0),
  /** All items are alike to him: without undamaged ones he counts as without swords (9.2.4, D54). */
  defenseless: (ctx, self) => itemsLying(ctx, self, UNDAMAGED) === 0,
  *takeHits(ctx, self, _battle, hits) {
    ctx.cite('B.7.2.5');
    yield* damage(ctx, self, hits);
    return [];
  },
  /** A point for each warrior that he removes as attacker (B.7.5.4). */
  *removes(ctx, self, { pieces, battle }) {
    if (battle?.attacker === self) yield* score(ctx, self, countKind(ctx, pieces, 'warrior'));
  },
  /** An effect that finds only his pawn damages an item (Chmd.7.2, B.7.2.5). */
  damaged: (ctx, self) => damage(ctx, self, 1),
};

/** Repairs an item, or else refreshes one (Chmd.10.5.IV). */
export function* gentrified(ctx: RulesContext, self: Player): RootTurn<boolean> {
  ctx.cite('Chmd.10.5.IV');
  return (yield* repair(ctx, self, 1)) || (yield* refresh(ctx, self, 1));
}
