import type { RootTurn, Player, RulesContext } from '@woodlog/core/root-law';
import { DAMAGED, ON_TRACK, UNDAMAGED, itemsLying, keepsTrack, putItems } from './items.ts';
import { BATTLE_TRACK } from './numbers.ts';

export function onBattleTrack(ctx: RulesContext, self: Player): number {
  return itemsLying(ctx, self, ON_TRACK);
}

/**
 * Fills the Battle Track, exhausted items first, or removes those that may no longer be there (B.7.2.4), unexhausted
 * ones first, so that the track keeps the least useful. Call it after any change in the number of undamaged items.
 */
export function* settleTrack(ctx: RulesContext, self: Player): RootTurn {
  const keeps = keepsTrack(self);
  const counted = itemsLying(ctx, self, keeps ? [...UNDAMAGED, ...DAMAGED] : UNDAMAGED);
  const spaces = BATTLE_TRACK.filter((needed) => counted >= needed).length;
  const there = onBattleTrack(ctx, self);
  if (there === spaces || (there > spaces && keeps)) return;
  ctx.cite(keeps ? 'ROOT-281' : 'B.7.2.4');
  if (there < spaces) yield* putItems(ctx, self, ['se', 'sr'], spaces - there, 't');
  else yield* putItems(ctx, self, ['tr', 'te'], there - spaces, 's');
}
