import type { FactionLaw } from '../../law/faction-law.ts';
import { DISDAIN_POINTS, type LeaderName } from '../../data/factions/eyrie.ts';
import { oneAClearing } from '../../law/place.ts';
import { countKind, rewarded } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { onBoard } from '../../law/pieces.ts';
import { columnOf } from '../../table/look-up.ts';

export function hasLeader(ctx: RulesContext, self: Player, leader: LeaderName): boolean {
  return onBoard(ctx, self, columnOf(ctx, `#${leader}`)) > 0;
}

/** Two leaders change battles (7.8.3, 7.8.4). Lords of the Forest is in the rules of rule. */
export const EYRIE_LAW: FactionLaw = {
  crafting: {
    law: '7.2.1',
    pieces: (_ctx, self) => self.buildings,
    /** Disdain for Trade (7.2.3), but not under the Builder (7.8.1). */
    points: (ctx, self, listed) => (hasLeader(ctx, self, 'builder') ? listed : DISDAIN_POINTS),
  },
  /** One roost in a clearing (7.5.2.IV). */
  limitsPlacing: oneAClearing('buildings', '7.5.2.IV'),
  extraHits: (ctx, self, { attacker }) => (attacker === self && hasLeader(ctx, self, 'commander') ? 1 : 0),
  *removes(ctx, self, { battle, owner, pieces }) {
    if (battle === undefined || !hasLeader(ctx, self, 'despot')) return;
    const prizes = rewarded(ctx, owner, pieces);
    if (countKind(ctx, prizes, 'building') + countKind(ctx, prizes, 'token') > 0) yield* score(ctx, self, 1);
  },
};
