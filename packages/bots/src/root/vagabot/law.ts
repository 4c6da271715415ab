import { type FactionLaw, type RootTurn, type Seat, type Woodland, countKind, score } from '@woodlog/core/root-law';
import { UNDAMAGED, damage, itemsLying, refresh, repair } from './items.ts';
import { FULL_REMOVAL_DAMAGE, MAXIMUM_HITS, SPACES_FOR_MAXIMUM } from './numbers.ts';
import { onBattleTrack } from './track.ts';

export const VAGABOT_LAW: FactionLaw = {
  nimble: 'B.7.2.2',
  /** His pawn stays where it is (B.7.2.1). */
  mayBeRemoved(wood, self, column) {
    if (!self.pawns.includes(column)) return true;
    wood.report?.('B.7.2.1');
    return false;
  },
  *fullRemoval(wood, self) {
    wood.report?.('B.7.2.1.I');
    yield* damage(wood, self, FULL_REMOVAL_DAMAGE);
    return [];
  },
  /** The Battle Track (B.7.2.4). */
  maximumHits: (wood, self) => MAXIMUM_HITS + Math.min(onBattleTrack(wood, self), SPACES_FOR_MAXIMUM),
  extraHits: (wood, self, { attacker }) =>
    attacker === self && onBattleTrack(wood, self) > SPACES_FOR_MAXIMUM ? 1 : 0,
  /** All items are alike to him: without an undamaged one he is without a sword (9.2.4, D54). */
  defenseless: (wood, self) => itemsLying(wood, self, UNDAMAGED) === 0,
  *takeHits(wood, self, _battle, hits) {
    wood.report?.('B.7.2.5');
    yield* damage(wood, self, hits);
    return [];
  },
  /** A point for each warrior that he removes as attacker (B.7.5.4). */
  *removes(wood, self, { pieces, battle }) {
    if (battle?.attacker === self) yield* score(wood, self, countKind(wood, pieces, 'warrior'));
  },
  /** An effect that finds only his pawn damages an item (Chmd.7.2, B.7.2.5). */
  damaged: (wood, self) => damage(wood, self, 1),
};

/** He repairs an item, else he refreshes one (Chmd.10.5.IV). */
export function* gentrified(wood: Woodland, self: Seat): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.IV');
  return (yield* repair(wood, self, 1)) || (yield* refresh(wood, self, 1));
}
